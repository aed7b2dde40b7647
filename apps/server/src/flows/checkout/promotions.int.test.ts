import { systemActor } from '@ilaneer/domain/actor/actor';
import { EVERYONE } from '@ilaneer/domain/customer/segment';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, readOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { addPromotion, BUY_TWO_GET_ONE } from '../../../testing/shoppers/test-promotion.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { promotions, promotionUses } from '../../db/schema/balance/promotion.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { expireOrder } from '../settlement/expire-order.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };

describe('promotions in cart and checkout', () => {
  const clock = { at: Date.now() };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.at) });
    await variantWithStock(shop, PACK.variantId, 1_000);
  });
  afterEach(async () => {
    await shop.db.update(promotions).set({ active: false });
    await expectTiedBooks(shop.db);
  });
  afterAll(() => shop.close());

  const cartOf = async (quantity: number) => {
    const shopper = await shop.newShopper();
    const { body } = await shop.call('POST', '/add-to-cart', {
      token: shopper.token,
      body: { ...PACK, quantity },
    });
    return { shopper, body };
  };
  const bestPrice = async ({ token }: TestShopper, query = '') =>
    (await shop.call('GET', `/best-price${query}`, { token })).body;
  const placeTwo = async ({ token }: TestShopper, total: number) => {
    const items = [{ ...PACK, quantity: 2 }];
    const placed = await shop.call('POST', '/place-order', {
      token,
      body: { items, deliveryAddress: addressForm(), paymentMethod: 'cod', total },
    });
    expect(placed.status).toBe(201);
    return String(placed.body.orderId);
  };
  const newSegment = async (tag: string) => {
    const staff = await newTestStaff(shop, ['customers.read', 'customers.write']);
    const { body } = await staff.call('POST', '/segments', {
      body: { ...EVERYONE, name: tag, tags: [tag] },
    });
    return { staff, segmentId: (body.segment as { id: string }).id };
  };
  const orderOf = async (id: string) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const uses = await shop.db.select().from(promotionUses).where(eq(promotionUses.orderId, id));
    return { order, lines, uses };
  };

  it('take the third pack off, and say so before with the words of the owner (PROMOTION-11)', async () => {
    const hint = 'One more and the next is free';
    const { id, name } = await addPromotion(shop, { benefit: BUY_TWO_GET_ONE, hint });
    expect((await cartOf(2)).body).toMatchObject({
      summary: { totalMRP: 600, discount: 30, total: 672.6 },
      promotionHints: [{ id, name, hint, missing: 'Add 1 more' }],
    });
    const { body } = await cartOf(3);
    expect(body).toMatchObject({
      summary: {
        totalMRP: 900,
        discount: 330,
        promotionSavings: 285,
        subtotal: 570,
        gst: 102.6,
        total: 672.6,
      },
      promotions: [
        {
          ...{ id, name, savings: 285 },
          arithmetic: expect.stringMatching(/^Buy 2, get 1 free: ₹285.00 off 1 of 3 .* \(₹855.00\)$/),
        },
      ],
    });
  });

  it('cost the order what the cart showed, line by line, and count (PROMOTION-12, PROMOTION-14)', async () => {
    const { id } = await addPromotion(shop, { benefit: BUY_TWO_GET_ONE });
    const { shopper, body } = await cartOf(4);
    const { total } = body.summary as { total: number };
    const advice = await bestPrice(shopper);
    expect(advice).toMatchObject({ chosen: { summary: { total } } });
    const placed = await shop.call('POST', '/place-order', {
      token: shopper.token,
      body: {
        ...{ items: [{ ...PACK, quantity: 4 }], deliveryAddress: addressForm(), paymentMethod: 'cod' },
        total,
      },
    });
    expect(placed.status).toBe(201);
    const { order, lines, uses } = await orderOf(String(placed.body.orderId));
    expect(order).toMatchObject({ discountPaise: 34_500, subtotalPaise: 85_500, totalPaise: total * 100 });
    expect(lines).toMatchObject([{ discountPaise: 34_500, promotionPaise: 28_500, taxablePaise: 85_500 }]);
    expect(uses).toMatchObject([{ promotionId: id, state: 'counted', savingsPaise: 28_500 }]);
  });

  it('come before a coupon, or not with one (PROMOTION-12)', async () => {
    await addPromotion(shop, {});
    const { shopper } = await cartOf(2);
    expect(await bestPrice(shopper, '?couponCode=ILANEER10')).toMatchObject({
      chosen: { summary: { discount: 87, couponSavings: 51.3, subtotal: 461.7, delivery: 40 } },
    });
    await shop.db.update(promotions).set({ withCoupon: false });
    expect(await bestPrice(shopper, '?couponCode=ILANEER10')).toMatchObject({
      chosen: { summary: { discount: 30, couponSavings: 57, subtotal: 513 } },
    });
    expect(await bestPrice(shopper)).toMatchObject({ chosen: { summary: { discount: 87, subtotal: 513 } } });
  });

  it('refuse a coupon below its minimum after promotions', async () => {
    await addCoupon(shop, { code: 'ABOVE', amountPaise: 1_000, minimumPaise: 57_000 });
    await addPromotion(shop, {});
    const { shopper } = await cartOf(2);
    const { body } = await shop.call('GET', '/coupons/verify/ABOVE', { token: shopper.token });
    expect(body.message).toBe('Add ₹57.00 more to use this coupon');
  });

  it('are for the customers of a segment, with the total of the cart (PROMOTION-16)', async () => {
    const { staff, segmentId } = await newSegment('wholesale-tag');
    await addPromotion(shop, { segmentId });
    const [member, other] = [await shop.newShopper(), await shop.newShopper()];
    await staff.call('POST', `/customers/${member.userId}/tags`, { body: { tag: 'wholesale-tag' } });
    const discountOf = async (shopper: TestShopper) => {
      await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...PACK, quantity: 2 } });
      return (await bestPrice(shopper)).chosen as { summary: { discount: number; total: number } };
    };
    expect(await discountOf(other)).toMatchObject({ summary: { discount: 30 } });
    const { summary } = await discountOf(member);
    expect(summary).toMatchObject({ discount: 87 });
    const { order } = await orderOf(await placeTwo(member, summary.total));
    expect(order).toMatchObject({ discountPaise: 8_700, totalPaise: Math.round(summary.total * 100) });
  });

  it('are for areas of PIN codes, once the PIN code is known (PROMOTION-4)', async () => {
    const { zipCode } = addressForm();
    await addPromotion(shop, { pinAreas: [zipCode.slice(0, 3)] });
    const { shopper } = await cartOf(2);
    const nowhere = await bestPrice(shopper);
    expect(nowhere).toMatchObject({ pricedByArea: true, chosen: { summary: { discount: 30 } } });
    expect(await bestPrice(shopper, '?pinCode=110001')).toMatchObject({
      chosen: { summary: { discount: 30 } },
    });
    const there = await bestPrice(shopper, `?pinCode=${zipCode}`);
    expect(there).toMatchObject({ chosen: { summary: { discount: 87 } } });
    const { summary } = there.chosen as { summary: { total: number } };
    const { order } = await orderOf(await placeTwo(shopper, summary.total));
    expect(order).toMatchObject({ discountPaise: 8_700 });
  });

  it('give their last use once, to one of several at the same moment (PROMOTION-5)', async () => {
    const { id } = await addPromotion(shop, { totalLimit: 1 });
    const shoppers = await Promise.all([shop.newShopper(), shop.newShopper(), shop.newShopper()]);
    await Promise.all(shoppers.map((one) => placeTestOrder(shop, one, [{ ...PACK, quantity: 2 }])));
    const uses = await shop.db.select().from(promotionUses).where(eq(promotionUses.promotionId, id));
    expect(uses.map(({ savingsPaise }) => savingsPaise)).toEqual([5_700]);
  });

  it('never exceed a budget, nor the uses of one shopper (PROMOTION-5)', async () => {
    const { id } = await addPromotion(shop, { budget: 100, combining: { kind: 'group', group: 'one' } });
    const own = await addPromotion(shop, { perShopperLimit: 1, benefit: { kind: 'amount', amount: 1 } });
    const shopper = await shop.newShopper();
    const place = () => placeTestOrder(shop, shopper, [{ ...PACK, quantity: 2 }]);
    const [first, second] = [await orderOf(await place()), await orderOf(await place())];
    const given = ({ uses }: typeof first) =>
      Object.fromEntries(uses.map(({ promotionId, savingsPaise }) => [promotionId, savingsPaise]));
    expect([given(first), given(second)]).toMatchObject([{ [own.id]: 100 }, {}]);
    const spent = (given(first)[id] ?? 0) + (given(second)[id] ?? 0);
    expect(spent).toBeLessThanOrEqual(10_000);
    expect(given(second)[own.id]).toBeUndefined();
  });

  it('are delivered free below the limit, and are not the reason for a charge (PROMOTION-7)', async () => {
    await addPromotion(shop, { benefit: { kind: 'free-delivery' } });
    expect((await cartOf(1)).body).toMatchObject({
      summary: { delivery: 0, subtotal: 285, totalSavings: 55 },
    });
    await shop.db.update(promotions).set({ active: false });
    // ₹570 less ₹75 would be below ₹500: ₹40 more for delivery.
    await addPromotion(shop, { benefit: { kind: 'amount', amount: 71 } });
    await addPromotion(shop, { benefit: { kind: 'amount', amount: 10 }, priority: 1 });
    const { body } = await cartOf(2);
    const { total } = body.summary as { total: number };
    expect(total).toBeLessThanOrEqual(672.6);
  });

  it('are held until the payment comes, returned when given up, and taken again when it comes late', async () => {
    await addPromotion(shop, { totalLimit: 1 });
    const shopper = await shop.newShopper();
    const id = await placeTestOrder(shop, shopper, [{ ...PACK, quantity: 2 }], {
      deliveryAddress: addressForm(),
      paymentMethod: 'prepaid',
    });
    const stateOf = async () => (await orderOf(id)).uses.map(({ state }) => state);
    expect(await stateOf()).toEqual(['held']);
    const payment = await startPayment(shop, shopper, id);
    clock.at += 16 * 60_000;
    await expireOrder(shop.deps, systemActor('clock'), id);
    expect(await stateOf()).toEqual(['returned']);
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' });
    expect(await stateOf()).toEqual(['counted']);
  });

  it('stay as agreed when the items change, though archived meanwhile (PROMOTION-13)', async () => {
    await addPromotion(shop, { benefit: BUY_TWO_GET_ONE });
    const shopper = await shop.newShopper();
    const id = await placeTestOrder(shop, shopper, [{ ...PACK, quantity: 3 }]);
    await shop.db.update(promotions).set({ active: false });
    const staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'refunds.issue']);
    const change = async (quantity: number) => {
      const version = (await orderOf(id)).order?.version ?? 0;
      const wanted = { lines: [{ position: 1, quantity }], added: [] };
      const { body } = await staff.call('POST', `/orders/${id}/lines/preview`, {
        body: { version, ...wanted },
      });
      const { total } = body.preview as { total: { after: number } };
      const changed = await staff.call('PUT', `/orders/${id}/lines`, {
        body: { ...wanted, total: total.after },
        version,
      });
      expect(changed.status).toBe(200);
      return orderOf(id);
    };
    const { body: read } = await staff.call('GET', `/orders/${id}`);
    expect(read.order).toMatchObject({ money: { promotions: [{ name: 'Monsoon week', savings: 285 }] } });
    expect(await change(6)).toMatchObject({
      order: { discountPaise: 66_000, subtotalPaise: 114_000 },
      lines: [{ promotionPaise: 57_000 }],
      uses: [{ savingsPaise: 57_000, state: 'counted' }],
    });
    expect(await change(2)).toMatchObject({
      order: { discountPaise: 3_000, subtotalPaise: 57_000 },
      lines: [{ promotionPaise: 0 }],
      uses: [{ state: 'returned' }],
    });
  });
});
