import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';

const BAG = 'beach-drawstring-bag_V01';

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, ['settings.write']);
});
afterAll(() => shop.close());

type Effect = { aboveMrp: number; withoutRate: number; goods: { variantId: string }[] };

const choose = async (mode: string, prices: string) => {
  const { version } = shop.deps.settings.sections().tax;
  expect((await staff.call('PUT', '/settings/tax', { body: { mode, prices }, version })).status).toBe(200);
};
const effectOf = async (mode: string, prices: string) => {
  const answer = await staff.call('GET', `/settings/tax/effect?mode=${mode}&prices=${prices}`);
  expect(answer.status).toBe(200);
  return answer.body.effect as Effect;
};

it('says before a change of the tax rule which goods it would take off sale, and changes nothing (PRICING-35)', async () => {
  await choose('flat18', 'inclusive');
  expect(await effectOf('flat18', 'inclusive')).toEqual({ aboveMrp: 0, withoutRate: 0, goods: [] });
  const before = await effectOf('flat18', 'exclusive');
  // At its MRP inclusive; 18 % on top exceeds it.
  await shop.db
    .update(productVariants)
    .set({ pricePaise: 27_500, originalPricePaise: 27_500, mrpPaise: 27_500 })
    .where(eq(productVariants.id, BAG));
  const after = await effectOf('flat18', 'exclusive');
  expect(after.aboveMrp).toBe(before.aboveMrp + 1);
  expect(after.goods).toContainEqual({
    productId: 'beach-drawstring-bag',
    variantId: BAG,
    name: expect.stringContaining('Drawstring'),
    sku: expect.any(String),
    priceWithGst: 324.5,
    mrp: 275,
  });
  expect(shop.deps.settings.sections().tax.values).toEqual({ mode: 'flat18', prices: 'inclusive' });
  // Already off sale: not listed.
  await choose('flat18', 'exclusive');
  expect((await effectOf('hsn', 'exclusive')).goods.map(({ variantId }) => variantId)).not.toContain(BAG);
});

it('counts goods without a rate separately', async () => {
  await choose('flat18', 'inclusive');
  expect(await effectOf('hsn', 'inclusive')).toMatchObject({ withoutRate: 0 });
  await shop.db.update(products).set({ hsnCode: '99999999' }).where(eq(products.id, 'beach-drawstring-bag'));
  const { withoutRate, goods } = await effectOf('hsn', 'inclusive');
  expect(withoutRate).toBeGreaterThan(0);
  expect(goods).toContainEqual(expect.objectContaining({ variantId: BAG, priceWithGst: null }));
});

it('defaults to the current rule, and refuses an unknown one', async () => {
  await choose('flat18', 'inclusive');
  const same = await staff.call('GET', '/settings/tax/effect?mode=hsn');
  expect(same.body.effect).toEqual(await effectOf('hsn', 'inclusive'));
  expect(await staff.call('GET', '/settings/tax/effect?mode=vat')).toMatchObject({ status: 400 });
});
