import { systemActor } from '@ilaneer/domain/actor/actor';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orderEvents } from '../../db/schema/order/order-line.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { reconcilePayments } from './reconcile-payments.ts';

describe("an order's timeline", () => {
  let shop: TestShop;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock) });
  });
  afterAll(() => shop.close());

  const actorsOf = async (orderId: string) => {
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.position));
    return events.map(({ kind, actorKind, actorId }) => `${kind}: ${actorKind} ${actorId}`);
  };

  it('names shopper, clock, gateway, staff and the shop itself for each act (ORDER-27)', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const orderId = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    const payment = await startPayment(shop, shopper, orderId);
    clock += 15 * 60_000;
    await reconcilePayments(shop.deps, systemActor('clock'));
    await decideAtGateway(shop, payment, 'approve');
    const why = { reason: null, category: null, feedback: null };
    expect(await cancelOrder(shop.deps, TEST_STAFF, { orderId, ...why })).toMatchObject({ ok: true });
    await vi.waitFor(
      async () =>
        expect(await actorsOf(orderId)).toEqual([
          `pending: shopper ${shopper.userId}`,
          `payment_created: shopper ${shopper.userId}`,
          'cancelled: system clock',
          'payment_captured: system sandbox',
          'placed: system sandbox',
          'cancelled: staff Meera',
          'refund_requested: system shop',
          'refunded: system sandbox',
        ]),
      { timeout: 20_000 },
    );
    const refund = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(refund).toMatchObject([{ actorKind: 'staff', actorId: 'Meera' }]);
  });
});
