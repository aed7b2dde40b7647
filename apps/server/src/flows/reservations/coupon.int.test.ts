import { systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideAtGateway, readOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { couponUses } from '../../db/schema/balance/coupon.ts';
import { giveUpOrder } from '../settlement/give-up-order.ts';

const ITEM = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
  quantity: 2,
};

describe('the coupon of an order that is paid online', () => {
  const clock = { at: Date.now() };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.at) });
  });
  afterAll(() => shop.close());

  const order = async (shopper: TestShopper, couponCode: string): Promise<string> => {
    const { body } = await shop.call('POST', '/single-product-place-order', {
      token: shopper.token,
      body: { ...ITEM, deliveryAddress: addressForm(), paymentMethod: 'prepaid', couponCode },
    });
    return String(body.orderId);
  };
  const stateOf = async (orderId: string) => {
    const [use] = await shop.db.select().from(couponUses).where(eq(couponUses.orderId, orderId));
    return use?.state;
  };
  const giveUp = async (orderId: string) => {
    clock.at += 16 * 60_000;
    await giveUpOrder(shop.deps, systemActor('clock'), orderId);
  };

  it('is held until the payment comes, and counted then', async () => {
    await addCoupon(shop, { code: 'HELD', amountPaise: 5_000, totalLimit: 1 });
    const shopper = await shop.newShopper();
    const orderId = await order(shopper, 'HELD');
    expect(await stateOf(orderId)).toBe('held');
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({
      status: 'placed',
      couponCode: 'HELD',
      payment: { amount: 613.6 },
    });
    expect(await stateOf(orderId)).toBe('counted');
  });

  it('comes back when the order is given up, and is taken again when the payment comes late', async () => {
    await addCoupon(shop, { code: 'LATE', amountPaise: 5_000, totalLimit: 1 });
    const shopper = await shop.newShopper();
    const orderId = await order(shopper, 'LATE');
    const payment = await startPayment(shop, shopper, orderId);
    await giveUp(orderId);
    expect(await stateOf(orderId)).toBe('returned');
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    expect(await stateOf(orderId)).toBe('counted');
  });

  it('is not used twice after a concurrent last use: the payment is refunded', async () => {
    await addCoupon(shop, { code: 'GONE', amountPaise: 5_000, totalLimit: 1 });
    const [late, quick] = [await shop.newShopper(), await shop.newShopper()];
    const orderId = await order(late, 'GONE');
    const payment = await startPayment(shop, late, orderId);
    await giveUp(orderId);
    expect(await stateOf(await order(quick, 'GONE'))).toBe('held');
    await decideAtGateway(shop, payment, 'approve');
    const stages = (await readOrder(shop, late, orderId)).trackingStages.map(({ stage }) => stage);
    expect(stages).toContain('refund_requested');
    expect(await readOrder(shop, late, orderId)).toMatchObject({ status: 'cancelled' });
    expect(await stateOf(orderId)).toBe('returned');
  });
});
