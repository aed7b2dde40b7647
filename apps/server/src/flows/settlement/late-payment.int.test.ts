import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  decideAtGateway,
  placeOnlineOrder,
  readOrder,
  startPayment,
} from '../../../testing/shoppers/pay-online.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const PACK = 'tender-coconut-water-pack_V01';
const MINUTE = 60_000;

describe('money that comes after its order was cancelled', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock) });
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await shop.newShopper();
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const newOrder = (quantity = 1) => placeOnlineOrder(shop, shopper, { ...pack, quantity });
  const refundsSent = (orderId: string) =>
    vi.waitFor(
      async () => {
        const rows = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every(({ state }) => state === 'sent')).toBe(true);
        return rows;
      },
      { timeout: 20_000 },
    );
  const refundMails = async (orderId: string) => {
    const { orderNumber } = await readOrder(shop, shopper, orderId);
    return vi.waitFor(
      async () => {
        const mails = await shop.db
          .select()
          .from(outboxMessages)
          .where(like(outboxMessages.subject, `Your refund % ${orderNumber}`));
        expect(mails.length).toBeGreaterThan(0);
        return mails;
      },
      { timeout: 20_000 },
    );
  };

  it('goes back when the stock is gone', async () => {
    const id = await newOrder(3);
    const payment = await startPayment(shop, shopper, id);
    clock += 15 * MINUTE;
    await reconcilePayments(shop.deps, systemActor('clock'));
    await shop.db.update(productVariants).set({ stock: 2 }).where(eq(productVariants.id, PACK));
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellation: { cause: 'not paid in time', cancelledByCustomer: false, refundAmount: 1_008.9 },
    });
    const [refund] = await refundsSent(id);
    expect(refund).toMatchObject({
      amountPaise: 100_890,
      cause: 'paid too late',
      reason: 'The order was given up',
    });
    expect((await readOrder(shop, shopper, id)).trackingStages).toMatchObject([
      { stage: 'pending' },
      { stage: 'payment_created' },
      { stage: 'cancelled', description: 'Your order has been cancelled.' },
      { stage: 'payment_captured', description: 'Your payment has reached us.' },
      { stage: 'refund_requested', description: 'Your money goes back the way you paid.' },
      { stage: 'refunded', description: 'Your money has been sent back.' },
    ]);
    expect(await refundMails(id)).toMatchObject([
      { body: expect.stringContaining('reached us after its time to be paid was over') },
    ]);
    expect(await stockOf(shop, PACK)).toBe(2);
    await variantWithStock(shop, PACK, 1_000);
  });

  it('is honoured once its stock is back, though an earlier payment went back', async () => {
    const id = await newOrder(3);
    const first = await startPayment(shop, shopper, id);
    const second = await startPayment(shop, shopper, id);
    clock += 15 * MINUTE;
    await reconcilePayments(shop.deps, systemActor('clock'));
    await shop.db.update(productVariants).set({ stock: 2 }).where(eq(productVariants.id, PACK));
    await decideAtGateway(shop, first, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({ paymentStatus: 'refunded' });
    await variantWithStock(shop, PACK, 1_000);
    await decideAtGateway(shop, second, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
      cancellation: null,
    });
    expect(await refundsSent(id)).toMatchObject([{ paymentId: first.id, cause: 'paid too late' }]);
  });

  it('does not bring back what the shopper cancelled, though it was given up and paid late before', async () => {
    const id = await newOrder();
    const first = await startPayment(shop, shopper, id);
    const second = await startPayment(shop, shopper, id);
    clock += 15 * MINUTE;
    await reconcilePayments(shop.deps, systemActor('clock'));
    await decideAtGateway(shop, first, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' });
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    await decideAtGateway(shop, second, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellation: { cause: 'by shopper' },
    });
    expect(await refundsSent(id)).toHaveLength(2);
  });

  it('goes back when the shopper cancelled', async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id);
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    expect(await readOrder(shop, shopper, id)).toMatchObject({ paymentStatus: 'pending' });
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellation: { cause: 'by shopper', cancelledByCustomer: true },
    });
    expect(await refundsSent(id)).toMatchObject([{ reason: 'The order was cancelled' }]);
  });
});
