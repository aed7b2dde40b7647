import { shopperActor, systemActor } from '@ilaneer/domain/actor/actor';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  decideAtGateway,
  placeOnlineOrder,
  readOrder,
  startPayment,
} from '../../../testing/shoppers/pay-online.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { transactAll } from '../../db/transact.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { lockAnyOrder } from '../../modules/order/timeline-repository.ts';
import { findPayment } from '../../modules/payment/attempts/repository.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../modules/payment/gateways/gateway.ts';
import { paymentGateways } from '../../modules/payment/gateways/registry.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';

const MINUTE = 60_000;

describe('a shop that changes its gateway', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let before: PaymentGateway;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const now = () => new Date(clock);

  /** Another gateway, unaware of the first one's payments. */
  const asked: string[] = [];
  const other = (): PaymentGateway => ({
    ...before,
    name: 'razorpay',
    open: async ({ paymentId }) => ({ gatewayOrderId: `order_${paymentId}` }),
    isSigned: () => false,
    fetchReports: async (gatewayOrderId) => {
      asked.push(gatewayOrderId);
      return [];
    },
    refund: async () => {
      throw new Error('this payment is not known here');
    },
  });
  // Jobs are run by the tests.
  const jobs = { enqueue: async () => undefined };
  const env = (...gateways: PaymentGateway[]) => ({
    ...shop.deps,
    log,
    jobs,
    gateways: paymentGateways(...gateways),
  });

  beforeAll(async () => {
    shop = await openTestShop({ now });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await shop.newShopper();
    const { current } = shop.deps.gateways;
    if (current === null) throw new Error('no gateway');
    before = current;
  });
  afterAll(() => shop.close());

  const newOrder = () => placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
  const status = async (id: string) => (await readOrder(shop, shopper, id)).status;
  const metrics = async () => (await shop.app.inject('/metrics')).body;

  async function owedRefund(): Promise<string> {
    const orderId = await newOrder();
    const { id } = await startPayment(shop, shopper, orderId);
    const { gatewayOrderId } = await findPayment(shop.db, id);
    await decideAtGateway(shop, { id, gatewayOrderId }, 'approve');
    await transactAll(shop.db, async (tx) => {
      const order = await lockAnyOrder(tx, orderId);
      if (order === null) throw new Error('no order');
      const payment = await findPayment(tx, id);
      const part = { payment, amount: payment.amountPaise, cause: 'paid twice' } as const;
      await requestRefund(tx, { ...shop.deps, jobs }, systemActor('razorpay'), order, part);
    });
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, id));
    return refund?.id ?? '';
  }
  const refundOf = async (id: string) => {
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, id));
    return refund;
  };

  it('gives money back where it was taken', async () => {
    const id = await owedRefund();
    await sendRefund(env(other(), before), id);
    expect(await refundOf(id)).toMatchObject({
      state: 'sent',
      gatewayRefundId: expect.stringMatching(/^sbx_refund_/),
    });
  });

  it('lets a refund wait while the gateway that took its money is not set up, and says so', async () => {
    const id = await owedRefund();
    lines.length = 0;
    await sendRefund(env(other()), id);
    expect(await refundOf(id)).toMatchObject({ state: 'requested', failedAt: now() });
    expect(lines.join('')).toContain('a refund waits for a gateway that is not set up');
    await sendRefund(env(other(), before), id);
    expect(await refundOf(id)).toMatchObject({ state: 'sent', failedAt: null });
  });

  it('believes what its first gateway signed, also for who comes back late', async () => {
    const orderId = await newOrder();
    const payment = await startPayment(shop, shopper, orderId);
    const page = await shop.app.inject({
      method: 'POST',
      url: `/sandbox-gateway/${payment.gatewayOrderId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve&cardNumber=4111111111111111',
    });
    const back = new URL(String(page.headers.location), 'http://localhost');
    const brought = {
      gatewayOrderId: payment.gatewayOrderId,
      gatewayPaymentId: back.searchParams.get('payment') ?? '',
      signature: back.searchParams.get('signature') ?? '',
    };
    const confirmed = await confirmPayment(env(other(), before), shopperActor(shopper.userId), brought);
    expect(confirmed).toMatchObject({ ok: true, value: { status: 'placed' } });
  });

  it('starts another UPI payment than the one that is open at the first gateway', async () => {
    const orderId = await newOrder();
    const first = await startPayment(shop, shopper, orderId, { method: 'upi' });
    const order = await findOrderById(shop.db, orderId);
    if (order === null) throw new Error('no order');
    const choice = { order, method: 'upi', savedCardId: null, saveCard: false } as const;
    const opened = await openPayment(env(other(), before), shopperActor(shopper.userId), choice);
    expect(opened).toMatchObject({ ok: true, value: { gateway: 'razorpay' } });
    expect(opened.ok && opened.value.id).not.toBe(first.id);
    await shop.call('POST', `/orders/${orderId}/cancel`, { token: shopper.token });
  });

  it('keeps an order that may have been paid at a gateway that is not set up, warns and counts it', async () => {
    const [kept, unpaid] = [await newOrder(), await newOrder()];
    const { id } = await startPayment(shop, shopper, kept);
    await shop.db.update(payments).set({ gateway: 'of yesterday' }).where(eq(payments.id, id));
    clock += 15 * MINUTE;
    lines.length = 0;
    await reconcilePayments(env(before), systemActor('clock'));
    expect([await status(kept), await status(unpaid)]).toEqual(['pending', 'cancelled']);
    expect(lines.join('')).toContain('payments or refunds wait for a gateway that is not set up');
    expect(await metrics()).toContain('shop_payments_without_gateway 1\n');

    await shop.db.update(payments).set({ gateway: 'sandbox' }).where(eq(payments.id, id));
    lines.length = 0;
    await reconcilePayments(env(before), systemActor('clock'));
    expect(await status(kept)).toBe('cancelled');
    expect(lines).toEqual([]);
    expect(await metrics()).toContain('shop_payments_without_gateway 0\n');
  });

  it('cancels orders of one gateway while another one is unreachable', async () => {
    const [silent, heard] = [await newOrder(), await newOrder()];
    const { id } = await startPayment(shop, shopper, silent);
    await shop.db.update(payments).set({ gateway: 'razorpay' }).where(eq(payments.id, id));
    await startPayment(shop, shopper, heard);
    clock += 15 * MINUTE;
    await shop.db
      .update(orders)
      .set({ payableUntil: new Date(0) })
      .where(eq(orders.id, silent));
    const down: PaymentGateway = {
      ...other(),
      fetchReports: async () => {
        throw new GatewayUnavailable('razorpay');
      },
    };
    await reconcilePayments(env(before, down), systemActor('clock'));
    expect([await status(silent), await status(heard)]).toEqual(['pending', 'cancelled']);
    await reconcilePayments(env(before, other()), systemActor('clock'));
    expect(await status(silent)).toBe('cancelled');
    expect(asked).toContain((await findPayment(shop.db, id)).gatewayOrderId);
  });
});
