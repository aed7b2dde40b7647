import type { CouponBatchView, StaffCouponView } from '@ilaneer/contract/staff/shop/coupons';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { coupons, couponUses } from '../../../db/schema/balance/coupon.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const TERMS = {
  description: '₹75 off',
  ...{ kind: 'amount', percent: null, cap: null, amount: 75, minimum: null },
  ...{ validFrom: null, validUntil: null, categoryIds: [], firstOrderOnly: false },
};
const FORM = { ...TERMS, totalLimit: null, perShopperLimit: null, active: true, hidden: false };

describe('coupons in the hands of staff', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['prices.write']);
    await variantWithStock(shop, PACK.variantId, 1_000);
  });
  afterAll(() => shop.close());

  const orderWith = async ({ token }: TestShopper, couponCode: string) => {
    await shop.call('POST', '/add-to-cart', { token, body: { ...PACK, quantity: 2 } });
    return shop.call('POST', '/place-order', {
      token,
      body: {
        ...{ items: [{ ...PACK, quantity: 2 }], deliveryAddress: addressForm(), paymentMethod: 'cod' },
        couponCode,
      },
    });
  };
  const makeBatch = async (count: number) => {
    const made = await staff.call('POST', '/coupon-batches', { body: { ...TERMS, prefix: 'onam', count } });
    expect(made.status).toBe(201);
    const batch = made.body.batch as CouponBatchView;
    const rows = await shop.db.select().from(coupons).where(eq(coupons.batchId, batch.id));
    return { batch, codes: rows.map(({ code }) => code) };
  };
  const batchOf = async (id: string) => {
    const { body } = await staff.call('GET', '/coupon-batches');
    return (body.batches as CouponBatchView[]).find((one) => one.id === id);
  };

  it('are made, used, counted and changed; the code stays (COUPON-14)', async () => {
    const made = await staff.call('POST', '/coupons', { body: { ...FORM, code: 'harvest 2026' } });
    expect(made).toMatchObject({
      status: 201,
      body: { coupon: { code: 'HARVEST2026', words: '₹75.00 off' } },
    });
    const { id, version } = made.body.coupon as StaffCouponView;
    const placed = await orderWith(await shop.newShopper(), 'HARVEST2026');
    expect(placed.status).toBe(201);
    const { body } = await staff.call('GET', `/coupons/${id}`);
    expect(body.coupon).toMatchObject({ uses: 1, cost: 75 });
    const percent = { ...FORM, kind: 'percent', amount: null, percent: 12.5, cap: 99.99, active: false };
    const changed = await staff.call('PUT', `/coupons/${id}`, { body: percent, version });
    expect(changed.body.coupon).toMatchObject({
      ...percent,
      code: 'HARVEST2026',
      words: '12.5% off, up to ₹99.99',
      version: version + 1,
    });
    const late = await staff.call('PUT', `/coupons/${id}`, { body: FORM, version });
    expect(late.body).toMatchObject({ code: 'VERSION_STALE' });
  });

  it.each([
    ['code', { code: 'A' }],
    ['amount', { amount: null }],
    ['percent', { kind: 'percent', percent: 101 }],
    ['categoryIds', { categoryIds: ['unknown'] }],
  ])('are refused for their %s (COUPON-13)', async (field, change) => {
    const refused = await staff.call('POST', '/coupons', { body: { ...FORM, code: 'FAULTY', ...change } });
    expect(refused).toMatchObject({ status: 400, body: { fields: [expect.objectContaining({ field })] } });
  });

  it('have one code each, of two that are added at the same moment (COUPON-14)', async () => {
    const add = () => staff.call('POST', '/coupons', { body: { ...FORM, code: 'TWICE', hidden: true } });
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 400, 400]);
  });

  it('give each single-use code to one of several orders at the same moment (COUPON-15)', async () => {
    const { batch, codes } = await makeBatch(3);
    const [code = ''] = codes;
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.newShopper()));
    const placed = await Promise.all(shoppers.map((one) => orderWith(one, code)));
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
    const uses = await shop.db.select().from(couponUses);
    expect(uses.filter(({ couponId }) => couponId === uses.at(-1)?.couponId)).toHaveLength(1);
    expect(await batchOf(batch.id)).toMatchObject({ prefix: 'ONAM', count: 3, uses: 1, cost: 75 });
  });

  it('are made by the thousand, unlisted, and exported with their states (COUPON-15)', async () => {
    const { batch, codes } = await makeBatch(10_000);
    expect(new Set(codes).size).toBe(10_000);
    const [code = ''] = codes;
    expect((await orderWith(await shop.newShopper(), code.toLowerCase())).status).toBe(201);
    const { body } = await shop.call('GET', '/coupons');
    expect(JSON.stringify(body)).not.toContain('ONAM-');
    const file = await shop.app.inject({
      url: `/api/staff/coupon-batches/${batch.id}/codes.csv`,
      headers: staff.headers(),
    });
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10_001);
    expect(lines[0]).toBe('Code,State,Order');
    expect(lines.filter((line) => line.includes(',Used,'))).toHaveLength(1);
  });

  it('stop and start again with their batch (COUPON-15)', async () => {
    const { batch, codes } = await makeBatch(1);
    const [code = ''] = codes;
    const path = `/coupon-batches/${batch.id}` as const;
    const stopped = await staff.call('PUT', path, { body: { active: false }, version: batch.version });
    expect(stopped.body.batch).toMatchObject({ active: false });
    expect(await orderWith(await shop.newShopper(), code)).toMatchObject({
      body: { message: 'Coupon is not active' },
    });
    const { version } = stopped.body.batch as CouponBatchView;
    await staff.call('PUT', path, { body: { active: true }, version });
    expect((await orderWith(await shop.newShopper(), code)).status).toBe(201);
  });
});
