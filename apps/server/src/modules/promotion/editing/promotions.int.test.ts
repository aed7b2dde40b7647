import type {
  PromotionBenefit,
  PromotionForm,
  StaffPromotionView,
} from '@ilaneer/contract/staff/shop/promotions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../../testing/shoppers/test-order.ts';
import { addPromotion, BUY_TWO_GET_ONE, promotionForm } from '../../../../testing/shoppers/test-promotion.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { promotions } from '../../../db/schema/balance/promotion.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const PACKS = { productIds: [PACK.productId], categoryIds: [], exceptProductIds: [] };

describe('promotions in the hands of staff (PROMOTION-9, PROMOTION-15)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['prices.write']);
    await variantWithStock(shop, PACK.variantId, 1_000);
  });
  afterEach(async () => {
    await shop.db.update(promotions).set({ active: false });
  });
  afterAll(() => shop.close());

  const read = async (id: string) =>
    (await staff.call('GET', `/promotions/${id}`)).body.promotion as StaffPromotionView;

  it.each<PromotionBenefit>([
    { kind: 'percent', percent: 12.5, cap: 99.99 },
    { kind: 'amount', amount: 50 },
    { kind: 'amount-each', amount: 12.5 },
    { kind: 'fixed-price', price: 199.5 },
    { ...BUY_TWO_GET_ONE, percent: 50, gets: PACKS, mostTimes: 3 },
    { kind: 'cheapest-free', from: 5, free: 1 },
    {
      kind: 'tiers',
      by: 'total',
      tiers: [
        { from: 499.5, percent: 5 },
        { from: 1_000, percent: 7.25 },
      ],
    },
    { kind: 'tiers', by: 'quantity', tiers: [{ from: 3, percent: 5 }] },
    { kind: 'set-price', parts: [{ goods: PACKS, quantity: 2 }], price: 500 },
    { kind: 'free-delivery' },
  ])('keep what they give, to the paisa: %o', async (benefit) => {
    const form = promotionForm({
      benefit,
      goods: PACKS,
      minimumTotal: 100.5,
      minimumQuantity: 2,
      validFrom: '2026-12-01T00:00:00.000Z',
      validUntil: '2026-12-31T00:00:00.000Z',
      weekdays: [6, 0],
      hours: { from: '18:00', until: '02:00' },
      totalLimit: 10,
      perShopperLimit: 1,
      budget: benefit.kind === 'free-delivery' ? null : 5_000,
      combining: { kind: 'group', group: 'seasons' },
    });
    const { id } = await addPromotion(shop, form);
    expect(await read(id)).toMatchObject({ ...form, uses: 0, cost: 0, sales: 0, version: 1 });
  });

  it.each<[string, Partial<PromotionForm>]>([
    ['name', { name: ' ' }],
    ['benefit.percent', { benefit: { kind: 'percent', percent: 0, cap: null } }],
    ['benefit.percent', { benefit: { kind: 'percent', percent: 12.345, cap: null } }],
    ['benefit.price', { benefit: { kind: 'fixed-price', price: 0 } }],
    ['goods', { goods: { ...PACKS, productIds: ['of another shop'] } }],
    ['goods', { benefit: { ...BUY_TWO_GET_ONE, gets: { ...PACKS, categoryIds: ['none'] } } }],
    ['minimumTotal', { minimumTotal: 0 }],
    ['hours.until', { hours: { from: '18:00', until: '25:00' } }],
    ['weekdays', { weekdays: [7] }],
    ['validUntil', { validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }],
    ['perShopperLimit', { totalLimit: 1, perShopperLimit: 2 }],
    ['combining.group', { combining: { kind: 'group', group: '' } }],
  ])('are refused for %s, and stay as they were', async (field, bad) => {
    const refused = { status: 400, body: { fields: [expect.objectContaining({ field })] } };
    const body = promotionForm({ active: false, ...bad });
    expect(await staff.call('POST', '/promotions', { body })).toMatchObject(refused);
    const made = await addPromotion(shop, { active: false });
    expect(await staff.call('PUT', `/promotions/${made.id}`, { version: 1, body })).toMatchObject(refused);
    expect(await read(made.id)).toEqual(made);
  });

  it('state uses, discounts and order totals; archived ones come last', async () => {
    const { id, version } = await addPromotion(shop, { name: 'Counted' });
    const shopper = await shop.newShopper();
    await placeTestOrder(shop, shopper, [{ ...PACK, quantity: 3 }]);
    const used = await read(id);
    expect(used).toMatchObject({ uses: 1, cost: 85.5, sales: 908.01, words: '10% off' });
    const archived = await staff.call('PUT', `/promotions/${id}`, {
      version,
      body: promotionForm({ name: 'Counted', active: false }),
    });
    expect(archived.body.promotion).toMatchObject({ active: false, uses: 1, version: 2 });
    const other = await addPromotion(shop, { name: 'Active' });
    const { body } = await staff.call('GET', '/promotions');
    const listed = (body.promotions as StaffPromotionView[]).map((one) => one.id);
    expect(listed[0]).toBe(other.id);
    expect(listed).toContain(id);
  });

  it('are refused where carts would have too many choices (PROMOTION-10)', async () => {
    const inGroup = (index: number) =>
      promotionForm({ combining: { kind: 'group', group: `${index % 2}` }, name: `Number ${index}` });
    for (let index = 0; index < 28; index += 1) await addPromotion(shop, inGroup(index));
    expect(await staff.call('POST', '/promotions', { body: inGroup(28) })).toMatchObject({
      status: 400,
      body: { fields: [expect.objectContaining({ field: 'combining.group' })] },
    });
  });
});
