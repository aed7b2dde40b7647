import { systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverPlacedOrder, earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, readOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { listEvents, listLots } from '../../modules/coin/repository.ts';
import { expireOrder } from '../settlement/expire-order.ts';

const WATER = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };

describe('the coins of an order that is paid online', () => {
  const clock = { at: Date.now() };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.at) });
    await variantWithStock(shop, WATER.variantId, 1_000);
  });
  afterAll(() => shop.close());

  const rich = async (): Promise<TestShopper> => {
    const shopper = await shop.newShopper();
    await earnCoinsBy(shop, shopper, { ...WATER, quantity: 4 });
    return shopper;
  };
  const order = async (shopper: TestShopper, coins: number, paymentMethod = 'prepaid'): Promise<string> => {
    const { body } = await shop.call('POST', '/single-product-place-order', {
      token: shopper.token,
      body: { ...WATER, quantity: 2, deliveryAddress: addressForm(), paymentMethod, coins },
    });
    return String(body.orderId);
  };
  const balanceOf = async ({ userId }: TestShopper) =>
    (await listLots(shop.db, userId)).reduce((sum, { remaining }) => sum + remaining, 0);
  const kindsOf = async ({ userId }: TestShopper) =>
    (await listEvents(shop.db, userId)).map(({ kind, coins }) => `${kind} ${coins}`).reverse();
  const giveUp = async (orderId: string) => {
    clock.at += 16 * 60_000;
    return expireOrder(shop.deps, systemActor('clock'), orderId);
  };

  it('are gone while the payment is awaited and after it, and only the rest is asked for', async () => {
    const shopper = await rich();
    const orderId = await order(shopper, 40);
    expect(await balanceOf(shopper)).toBe(17);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    // 570 − 40 = 530, plus 18 %.
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({
      status: 'placed',
      coins: 40,
      payment: { amount: 625.4 },
    });
    expect(await kindsOf(shopper)).toEqual(['earned 57', 'spent -40']);
  });

  it('come back when the order is given up, and are taken again when the payment comes late', async () => {
    const shopper = await rich();
    const orderId = await order(shopper, 40);
    const payment = await startPayment(shop, shopper, orderId);
    await giveUp(orderId);
    expect(await giveUp(orderId)).toBe(false);
    expect(await balanceOf(shopper)).toBe(57);
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    expect(await balanceOf(shopper)).toBe(17);
    for (const _ of [1, 2]) {
      await shop.call('POST', `/orders/${orderId}/cancel`, { token: shopper.token, body: {} });
    }
    expect(await kindsOf(shopper)).toEqual([
      'earned 57',
      'spent -40',
      'returned 40',
      'spent -40',
      'returned 40',
    ]);
    expect(await balanceOf(shopper)).toBe(57);
  });

  it('used for another order are not used twice: the payment is refunded', async () => {
    const shopper = await rich();
    const orderId = await order(shopper, 40);
    const payment = await startPayment(shop, shopper, orderId);
    await giveUp(orderId);
    await order(shopper, 30, 'cod');
    await decideAtGateway(shop, payment, 'approve');
    const late = await readOrder(shop, shopper, orderId);
    expect(late).toMatchObject({ status: 'cancelled' });
    expect(late.trackingStages.map(({ stage }) => stage)).toContain('refund_requested');
    expect(await balanceOf(shopper)).toBe(27);
  });

  it('are over with the account, also those that an order gives back later', async () => {
    const shopper = await rich();
    const orderId = await order(shopper, 40);
    const onItsWay = await order(shopper, 0, 'cod');
    const removed = await shop.call('POST', '/delete-account', {
      token: shopper.token,
      body: { password: 'karikku-2026' },
    });
    expect(removed.status).toBe(200);
    await giveUp(orderId);
    await deliverPlacedOrder(shop, onItsWay);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await kindsOf(shopper)).toEqual([
      'earned 57',
      'spent -40',
      'expired -17',
      'returned 40',
      'expired -40',
    ]);
  });
});
