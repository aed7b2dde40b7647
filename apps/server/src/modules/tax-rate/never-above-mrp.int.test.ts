import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedImport, csv } from '../../../testing/staff/csv-form.ts';
import { PACK_FACTS, packVariant, testProduct } from '../../../testing/staff/test-catalogue.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { priceChanges } from '../../db/schema/catalogue/catalogue-editing.ts';
import { refreshCatalogue } from '../catalogue/editing/refresh-catalogue.ts';

const MRP = 355;

/** Sets a price in rupees; false if refused. */
type Way = (price: number) => Promise<boolean>;

// With 18 % on top ₹300.85 is ₹355.00, and ₹300.86 a paisa more.
describe.each([
  { prices: 'exclusive', most: 300.85 },
  { prices: 'inclusive', most: MRP },
] as const)('a price above the MRP, $prices (PRICING-28)', ({ prices, most }) => {
  let shop: TestShop;
  let staff: TestStaff;
  let clock = new Date('2026-11-22T10:00:00Z');
  let product: Awaited<ReturnType<typeof testProduct>>;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => clock });
    await signIn();
    await setPrices(prices);
    product = await testProduct(staff);
  });
  afterAll(() => shop.close());

  const signIn = async () => {
    staff = await newTestStaff(shop, PERMISSIONS);
  };
  const setPrices = async (mode: string) => {
    const { version } = shop.deps.settings.sections().tax;
    const body = { mode: 'flat18', prices: mode };
    expect((await staff.call('PUT', '/settings/tax', { body, version })).status).toBe(200);
  };
  const row = async () => {
    const id = product.variants.find(({ active }) => active)?.id ?? '';
    const [variant] = await shop.db.select().from(productVariants).where(eq(productVariants.id, id));
    return variant ?? expect.fail('the variant is gone');
  };
  const changePrice = async (price: number, takesEffectAt?: string) => {
    const { id: variantId, version } = await row();
    const change = { variantId, version, price, originalPrice: 400, mrp: MRP, takesEffectAt };
    const { body } = await staff.call('POST', '/prices', { body: { changes: [change] } });
    return (body.results as { ok: boolean }[])[0]?.ok === true;
  };

  const ways: Readonly<Record<string, Way>> = {
    'by hand and in the sheet': (price) => changePrice(price),
    'on a day to come': (price) => changePrice(price, '2026-12-01T00:00:00.000Z'),
    'from a file of prices': async (price) => {
      const { sku } = await row();
      const text = csv([
        ['SKU', 'Price', 'Price before discount', 'MRP'],
        [sku, String(price), '400', String(MRP)],
      ]);
      return (await checkedImport(staff, 'prices', text)).problems.length === 0;
    },
    'from a file of products': async (price) => {
      const { sku } = await row();
      const text = csv([
        ['SKU', 'Product ID', 'Price', 'Price before discount', 'MRP'],
        [sku, product.id, String(price), '400', String(MRP)],
      ]);
      return (await checkedImport(staff, 'products', text)).problems.length === 0;
    },
    'of a new variant that is to be sold': async (price) => {
      const { body } = await staff.call('POST', '/products', {
        body: { name: `At ${price}`, categoryId: 'water-packs' },
      });
      const begun = body.product as { id: string; version: number };
      const { id } = begun;
      const facts = await staff.call('PATCH', `/products/${id}`, {
        body: PACK_FACTS,
        version: begun.version,
      });
      const { version } = facts.body.product as { version: number };
      const sku = `MRP-${price}`;
      const put = await staff.call('PUT', `/products/${id}/variants`, {
        body: { variants: [packVariant('6', { sku, prices: { price, originalPrice: 400, mrp: MRP } })] },
        version,
      });
      const { missing } = (put.body.product ?? { missing: [{ field: 'refused' }] }) as {
        missing: { field: string }[];
      };
      return missing.every(({ field }) => !/price|refused/i.test(field));
    },
  };

  it.each(Object.keys(ways))('is not set %s, and the MRP itself is', async (name) => {
    const way = ways[name];
    expect(await way?.(most)).toBe(true);
    expect(await way?.(Math.round(most * 100 + 1) / 100)).toBe(false);
  });

  it('is refused by the database, in either price mode', async () => {
    const { id } = await row();
    const set = (pricePaise: number) =>
      shop.db.update(productVariants).set({ pricePaise }).where(eq(productVariants.id, id));
    await expect(set(MRP * 100 + 1)).rejects.toThrow();
  });

  it('that was announced when prices meant something else does not take effect', async () => {
    await setPrices('inclusive');
    expect(await changePrice(MRP, '2026-12-02T00:00:00.000Z')).toBe(true);
    await setPrices('exclusive');
    clock = new Date('2026-12-02T00:01:00Z');
    await signIn();
    await refreshCatalogue(shop.deps);
    const droppedWhy = 'Price with GST ₹418.90 is above the MRP ₹355.00';
    const dropped = await shop.db.select().from(priceChanges).where(eq(priceChanges.droppedWhy, droppedWhy));
    expect(dropped.map(({ appliedAt }) => appliedAt)).toContain(null);
    await setPrices(prices);
  });
});
