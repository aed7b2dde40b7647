import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  decideAtGateway,
  placeOnlineOrder,
  readOrder,
  startPayment,
} from '../../../testing/shoppers/pay-online.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { sandboxGatewayRefunds } from '../../db/schema/order/sandbox-gateway.ts';
import { GatewayUnavailable } from '../../modules/payment/gateways/gateway.ts';
import { paymentGateways } from '../../modules/payment/gateways/registry.ts';
import { pollPayments } from './poll-payments.ts';
import { sendRefund } from './send-refund.ts';

const PACK = 'tender-coconut-water-pack_V01';
const MINUTE = 60_000;

describe('paying online', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock) });
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await shop.newShopper();
  });
  afterAll(() => shop.close());

  const newOrder = (quantity = 1) => placeOnlineOrder(shop, shopper, { ...pack, quantity });
  const stages = async (id: string) =>
    (await readOrder(shop, shopper, id)).trackingStages.map(({ stage }) => stage);
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

  it('holds the stock of a pending order, and places it when the payment is approved', async () => {
    const before = (await stockOf(shop, PACK)) ?? 0;
    const id = await newOrder(2);
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
    expect(await stockOf(shop, PACK)).toBe(before - 2);
    const payment = await startPayment(shop, shopper, id);
    expect(await decideAtGateway(shop, payment, 'approve')).toBe(`/#/payment-success?order=${id}`);
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
      payment: { transactionId: expect.stringMatching(/^sbx_pay_/) },
    });
    expect(await stages(id)).toEqual(['pending', 'payment_created', 'payment_captured', 'placed']);
    expect(await stockOf(shop, PACK)).toBe(before - 2);
  });

  it('takes another try after a decline, on the same order', async () => {
    const id = await newOrder();
    const first = await startPayment(shop, shopper, id);
    expect(await decideAtGateway(shop, first, 'decline')).toBe(`/#/payment-failed?order=${id}`);
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
    const second = await startPayment(shop, shopper, id);
    expect(await decideAtGateway(shop, second, 'approve')).toBe(`/#/payment-success?order=${id}`);
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' });
  });

  it('records an approval by webhook when the browser does not return', async () => {
    const id = await newOrder();
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve', { stays: true });
    await vi.waitFor(
      async () => expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' }),
      { timeout: 20_000 },
    );
  });

  it('gives up after 15 minutes, puts everything back, and honours a late approval if stock allows', async () => {
    const before = (await stockOf(shop, PACK)) ?? 0;
    const id = await newOrder(3);
    const payment = await startPayment(shop, shopper, id, { method: 'upi' });
    expect(await decideAtGateway(shop, payment, 'pending')).toBe(`/#/payment-pending?order=${id}`);
    clock += 15 * MINUTE - 1_000;
    await pollPayments(shop.deps, systemActor('clock'));
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
    clock += 1_000;
    await pollPayments(shop.deps, systemActor('clock'));
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(shop, PACK)).toBe(before);
    const tooLate = await shop.call('POST', `/orders/${id}/payments`, {
      token: shopper.token,
      body: { method: 'upi' },
    });
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_DUE' } });

    expect(await decideAtGateway(shop, payment, 'approve')).toBe(`/#/payment-success?order=${id}`);
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
    });
    expect(await stockOf(shop, PACK)).toBe(before - 3);
  });

  it.each([
    ['card', 'upi', 'online'],
    ['upi', 'card', 'prepaid'],
  ])('says how it was really paid: declined by %s, then paid by %s', async (declined, paid, method) => {
    const id = await newOrder();
    const first = await startPayment(shop, shopper, id, { method: declined });
    await decideAtGateway(shop, first, 'decline');
    const second = await startPayment(shop, shopper, id, { method: paid });
    await decideAtGateway(shop, second, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentMethod: method,
      payment: { paymentMethod: method, method },
    });
  });

  it('sends the second of two payments back', async () => {
    const id = await newOrder();
    const first = await startPayment(shop, shopper, id);
    const second = await startPayment(shop, shopper, id);
    await decideAtGateway(shop, first, 'approve');
    await decideAtGateway(shop, second, 'approve');
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
    });
    expect(await refundsSent(id)).toMatchObject([{ paymentId: second.id, reason: 'Paid twice' }]);
  });

  it('starts the refund of a paid order that is cancelled, once', async () => {
    const id = await newOrder();
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const cancel = () => shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    await Promise.all([cancel(), cancel()]);
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await refundsSent(id)).toHaveLength(1);
    const [refund] = await refundsSent(id);
    const atGateway = await shop.db
      .select()
      .from(sandboxGatewayRefunds)
      .where(eq(sandboxGatewayRefunds.requestId, refund?.id ?? ''));
    expect(atGateway).toMatchObject([{ amountPaise: refund?.amountPaise }]);
  });

  it('says of a cancelled order what became of its money: on its way, failed, sent', async () => {
    const id = await newOrder();
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const cancelled = await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    const { totalAmount, cancellation } = cancelled.body.order as {
      totalAmount: number;
      cancellation: { refundAmount: number; refundStatus: string };
    };
    expect(cancellation.refundAmount).toBe(totalAmount);
    expect(['pending', 'sent']).toContain(cancellation.refundStatus);
    const standing = async () => {
      const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
      return (body.order as { cancellation: { refundStatus: string } }).cancellation.refundStatus;
    };
    const [refund] = await refundsSent(id);
    if (refund === undefined) throw new Error('no refund');
    expect(await standing()).toBe('sent');
    // Pending refund at a failing gateway.
    const unsentId = `${refund.id}-unsent`;
    await shop.db
      .insert(refunds)
      .values({ ...refund, id: unsentId, state: 'requested', sentAt: null, gatewayRefundId: null });
    expect(await standing()).toBe('pending');
    const gateway = shop.deps.gateways.current;
    if (gateway === null) throw new Error('no gateway');
    const outOfOrder = {
      ...gateway,
      refund: async () => {
        throw new GatewayUnavailable('sandbox');
      },
    };
    await expect(
      sendRefund({ ...shop.deps, gateways: paymentGateways(outOfOrder) }, unsentId),
    ).rejects.toThrow('reached');
    expect(await standing()).toBe('failed');
    await sendRefund(shop.deps, unsentId);
    expect(await standing()).toBe('sent');
  });

  it('places an order once, for any number of concurrent reports', async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id);
    const back = await shop.app.inject({
      method: 'POST',
      url: `/sandbox-gateway/${payment.gatewayOrderId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve&cardNumber=4111111111111111',
    });
    const url = String(back.headers.location);
    await Promise.all(Array.from({ length: 10 }, () => shop.app.inject(url)));
    expect((await stages(id)).filter((stage) => stage === 'placed')).toHaveLength(1);
    expect((await stages(id)).filter((stage) => stage === 'payment_captured')).toHaveLength(1);
  });

  it('shows a UPI link and code with our payment id, the same one after a reload', async () => {
    const id = await newOrder();
    const start = () =>
      shop.call('POST', `/orders/${id}/payments`, { token: shopper.token, body: { method: 'upi' } });
    const first = await start();
    const payment = first.body.payment as { id: string; upi: { link: string; qrSvg: string } };
    expect(payment.upi.link).toContain(`tr=${payment.id}`);
    expect(payment.upi.link).toContain('am=376.30');
    expect(payment.upi.qrSvg).toMatch(/^<svg /);
    expect((await start()).body).toMatchObject({ payment: { id: payment.id } });
  });

  it('shows a new UPI code after a decline, which an order that waits can still be paid by', async () => {
    const id = await newOrder();
    const declined = await startPayment(shop, shopper, id, { method: 'upi' });
    expect(await decideAtGateway(shop, declined, 'decline')).toBe(`/#/payment-failed?order=${id}`);
    const next = await startPayment(shop, shopper, id, { method: 'upi' });
    expect(next.id).not.toBe(declined.id);
    expect(await decideAtGateway(shop, next, 'approve')).toBe(`/#/payment-success?order=${id}`);
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' });
  });
});
