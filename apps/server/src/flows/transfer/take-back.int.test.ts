import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { csvForm } from '../../../testing/staff/csv-form.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { priceChanges } from '../../db/schema/catalogue/catalogue-editing.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';

const IDS = ['tender-coconut-water-pack_V01', 'coconut-shell-bowl_V01', 'virgin-coconut-oil-bottle_V01'];

describe('an import of prices that is taken back (TRANSFER-9)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, PERMISSIONS);
  });
  afterAll(() => shop.close());

  const variants = async () =>
    shop.db
      .select()
      .from(productVariants)
      .where(inArray(productVariants.id, IDS))
      .orderBy(productVariants.id);
  const prices = async () =>
    (await variants()).map(({ pricePaise, originalPricePaise, mrpPaise }) => [
      pricePaise,
      originalPricePaise,
      mrpPaise,
    ]);
  /** A rupee off each; the last one scheduled. */
  const imported = async (): Promise<ImportView> => {
    const rows = (await variants()).map(({ sku, pricePaise }, index) =>
      [sku, (pricePaise - 100) / 100, index === 2 ? '2099-01-02' : ''].join(','),
    );
    const { body } = await staff.call(
      'POST',
      '/imports/prices',
      csvForm(['SKU,Price,From', ...rows].join('\n')),
    );
    const { id } = body.import as ImportView;
    const done = await staff.call('POST', `/imports/${id}/application`, { body: {} });
    expect(done).toMatchObject({ status: 200, body: { import: { takenBackAt: null } } });
    return done.body.import as ImportView;
  };
  const takeBack = ({ id }: ImportView, who = staff) =>
    who.call('POST', `/imports/${id}/take-back`, { body: {} });

  it('restores every price at once, cancels scheduled ones, and is audited', async () => {
    const before = await prices();
    const file = await imported();
    expect(await prices()).not.toEqual(before);
    const back = await takeBack(file);
    expect(back).toMatchObject({ status: 200, body: { import: { takenBackAt: expect.any(String) } } });
    expect(await prices()).toEqual(before);
    const waiting = await shop.db.select().from(priceChanges).where(eq(priceChanges.importId, file.id));
    expect(waiting.map(({ droppedWhy }) => droppedWhy).filter((why) => why !== null)).toEqual([
      'Its import was taken back',
    ]);
    const acts = await auditEntriesOf(shop.db, file.id);
    expect(acts.map(({ action }) => action)).toEqual(['imported', 'took back']);
    const ofProducts = await shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'took back a price to come'));
    expect(ofProducts).toMatchObject([{ objectKind: 'product' }]);
    // Idempotent.
    expect((await takeBack(file)).body).toEqual(back.body);
    expect(await prices()).toEqual(before);
  });

  it('restores nothing after a later change of one price, and names it', async () => {
    const file = await imported();
    const [first] = await variants();
    const form = {
      variantId: first?.id,
      version: first?.version,
      price: 180,
      originalPrice: 999,
      mrp: 1_500,
    };
    expect(await staff.call('POST', '/prices', { body: { changes: [form] } })).toMatchObject({ status: 200 });
    const now = await prices();
    expect(await takeBack(file)).toMatchObject({
      status: 409,
      body: {
        code: 'IMPORT_STALE',
        message: `${first?.sku}: changed since this import. Nothing was reverted.`,
        data: { changed: [first?.sku] },
      },
    });
    expect(await prices()).toEqual(now);
  });

  it('is for its importer, and for applied imports', async () => {
    const file = await imported();
    expect(await takeBack(file, await newTestStaff(shop, PERMISSIONS))).toMatchObject({ status: 404 });
    const { body } = await staff.call('POST', '/imports/prices', csvForm('SKU,Price\nNONE,1'));
    expect(await takeBack(body.import as ImportView)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_REFUSED' },
    });
  });
});
