import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  decideAtGateway,
  placeOnlineOrder,
  readOrder,
  type StartedPayment,
  startPayment,
} from '../../../testing/shoppers/pay-online.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { sandboxGatewayOrders } from '../../db/schema/order/sandbox-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const PACK = 'tender-coconut-water-pack_V01';
const MINUTE = 60_000;

describe('money that an order did not need', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let staff: TestStaff;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock) });
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['orders.read']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const newOrder = () => placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
  const sentBack = (orderId: string) =>
    vi.waitFor(
      async () => {
        const rows = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
        expect(rows.map(({ state }) => state)).toEqual(['sent']);
        return rows[0];
      },
      { timeout: 20_000 },
    );
  const refundMail = async (orderId: string) => {
    const { orderNumber } = await readOrder(shop, shopper, orderId);
    const isIt = like(outboxMessages.subject, `Your refund % ${orderNumber}`);
    return vi.waitFor(
      async () => {
        const [mail] = await shop.db.select().from(outboxMessages).where(isIt);
        expect(mail).toBeDefined();
        return mail?.body;
      },
      { timeout: 20_000 },
    );
  };
  const collect = ({ gatewayOrderId }: StartedPayment, amountPaise: number) =>
    shop.db
      .update(sandboxGatewayOrders)
      .set({ amountPaise })
      .where(eq(sandboxGatewayOrders.id, gatewayOrderId));

  it('of two payments the kept one counts, and the other is listed as sent back (PAYMENT-24)', async () => {
    const id = await newOrder();
    const card = await startPayment(shop, shopper, id);
    const upi = await startPayment(shop, shopper, id, { method: 'upi' });
    await decideAtGateway(shop, upi, 'approve');
    await decideAtGateway(shop, card, 'approve');
    const refund = await sentBack(id);
    expect(refund).toMatchObject({ paymentId: card.id, cause: 'paid twice' });
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
      payment: { means: { kind: 'upi' }, paymentId: upi.id },
      givenBack: [{ amount: 376.3, cause: 'paid twice', givenBackAt: refund?.sentAt?.toISOString() }],
    });
    const earlier = await shop.call('GET', `/payment-status/${id}`, { token: shopper.token });
    expect(earlier.body).toMatchObject({ payment: { status: 'captured' } });
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      payment: { means: { kind: 'upi' }, paymentId: upi.id },
    });
  });

  it.each([
    ['more', 99_999, '₹999.99'],
    ['less', 100, '₹1.00'],
  ])(
    '%s than was asked for goes back, is told, and the order can still be paid (PAYMENT-25)',
    async (_, amount, shown) => {
      const id = await newOrder();
      const wrong = await startPayment(shop, shopper, id, { method: 'upi' });
      await collect(wrong, amount);
      expect(await decideAtGateway(shop, wrong, 'approve')).toContain('payment-failed');
      expect(await sentBack(id)).toMatchObject({ amountPaise: amount, cause: 'other amount' });
      expect(await refundMail(id)).toContain('Another amount was paid');
      expect(await readOrder(shop, shopper, id)).toMatchObject({
        status: 'pending',
        givenBack: [{ amount: amount / 100, cause: 'other amount' }],
        trackingStages: [
          { stage: 'pending' },
          { stage: 'payment_created' },
          { stage: 'payment_captured' },
          { stage: 'refund_requested' },
          { stage: 'refunded' },
        ],
      });
      const desk = await staff.call('GET', `/orders/${id}`);
      expect(JSON.stringify(desk.body)).toContain(`${shown} instead of ₹376.30`);
      await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
      expect(await readOrder(shop, shopper, id)).toMatchObject({
        status: 'placed',
        paymentStatus: 'completed',
        payment: { means: { kind: 'card' } },
      });
    },
  );

  it('an order that was paid with another amount alone is given up as money returned', async () => {
    const id = await newOrder();
    const wrong = await startPayment(shop, shopper, id);
    await collect(wrong, 1);
    await decideAtGateway(shop, wrong, 'approve');
    clock += 15 * MINUTE;
    await reconcilePayments(shop.deps, systemActor('clock'));
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellation: { cause: 'not paid in time', refundAmount: 0.01 },
    });
  });
});
