import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packVariant, productIn, testWaterPacks } from '../../../../testing/staff/test-catalogue.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

describe('prices and dates of the catalogue', () => {
  let shop: TestShop;
  let editor: TestStaff;
  let clock = new Date('2026-11-22T10:00:00Z');
  const signIn = async () => {
    editor = await newTestStaff(shop, ['catalogue.read', 'catalogue.write', 'prices.write']);
  };
  /** Sessions expire before. */
  const waitUntil = async (at: Date) => {
    clock = at;
    await signIn();
    await refreshCatalogue(shop.deps);
  };
  beforeAll(async () => {
    shop = await openTestShop({ now: () => clock });
    await signIn();
  });
  afterAll(() => shop.close());

  it('prices change row by row, never above the MRP, and leave a history', async () => {
    const product = await testWaterPacks(
      editor,
      'Priced',
      packVariant('6', { sku: 'PR-6' }),
      packVariant('12', { sku: 'PR-12' }),
    );
    const [six, twelve] = product.variants;
    const row = (
      one: StaffProductView['variants'][number] | undefined,
      price: number,
      more: object = {},
    ) => ({
      variantId: one?.id,
      version: one?.version,
      price,
      originalPrice: Math.max(price, 300),
      mrp: 355,
      ...more,
    });
    const changed = await editor.call('POST', '/prices', {
      body: { changes: [row(six, 280), row(twelve, 310)] },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        results: [
          { ok: true, variant: { price: 280 } },
          { ok: false, code: 'VALIDATION_FAILED', problems: [{ field: 'price' }], variant: { price: 285 } },
        ],
      },
    });
    const stale = await editor.call('POST', '/prices', { body: { changes: [row(six, 279)] } });
    expect(stale).toMatchObject({
      body: { results: [{ ok: false, code: 'VERSION_STALE', variant: { price: 280 } }] },
    });
    const takesEffectAt = '2026-11-23T00:00:00.000Z';
    const later = { changes: [row(twelve, 270, { takesEffectAt })] };
    expect(await editor.call('POST', '/prices', { body: later })).toMatchObject({
      body: { results: [{ ok: true }] },
    });
    const priceOf = async () =>
      (await shop.db.select().from(productVariants).where(eq(productVariants.sku, 'PR-12')))[0]?.pricePaise;
    await refreshCatalogue(shop.deps);
    expect(await priceOf()).toBe(28_500);
    await waitUntil(new Date(takesEffectAt));
    expect(await priceOf()).toBe(27_000);
    const { body } = await editor.call('GET', `/products/${product.id}/prices`);
    expect(body.changes).toMatchObject([
      { sku: 'PR-12', from: { price: 285 }, to: { price: 270 }, by: expect.stringMatching(/^Staff /) },
      { sku: 'PR-6', from: { price: 285 }, to: { price: 280 } },
    ]);
  });

  it('is published when its time comes, and not when it has become incomplete', async () => {
    const product = await testWaterPacks(editor, 'Scheduled', packVariant('6', { sku: 'SCHED-6' }));
    const publishAt = new Date(clock.getTime() + 3_600_000);
    const schedule = (version: number, at: Date) =>
      editor.call('POST', `/products/${product.id}/state`, {
        body: { state: 'draft', publishAt: at.toISOString() },
        version,
      });
    const scheduled = await schedule(product.version, publishAt);
    expect(scheduled).toMatchObject({
      status: 200,
      body: { product: { publishAt: publishAt.toISOString() } },
    });
    expect(await schedule(productIn(scheduled.body).version, clock)).toMatchObject({ status: 400 });
    await waitUntil(publishAt);
    shop.deps.catalogue.markStale();
    expect(await shop.call('GET', `/getProduct/${product.id}`)).toMatchObject({ status: 200 });
  });
});
