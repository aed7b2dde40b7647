import { systemActor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RazorpayServer, startRazorpayServer } from '../../../../testing/servers/razorpay-server.ts';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeOnlineOrder, readOrder } from '../../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { payments } from '../../../db/schema/order/payment.ts';
import { reconcilePayments } from '../../../flows/settlement/reconcile-payments.ts';
import { GatewayUnavailable } from './gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sign } from './signature.ts';

const PACK = 'tender-coconut-water-pack_V01';
const TOTAL = 37_630;
const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };

describe('paying with Razorpay', () => {
  let server: RazorpayServer;
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let clock = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    server = await startRazorpayServer();
    const gateway = razorpayGateway({ ...keys, apiUrl: server.url });
    shop = await openTestShop({ gateway, now: () => new Date(clock) });
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await newProvenShopper(shop);
  });
  afterEach(() => {
    server.failing = null;
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  const start = async (orderId: string, method = 'card') => {
    const { token } = shopper;
    const answer = await shop.call('POST', `/orders/${orderId}/payments`, { token, body: { method } });
    const payment = answer.body.payment as { checkout: { gatewayOrderId: string } } | undefined;
    return { answer, gatewayOrderId: payment?.checkout.gatewayOrderId ?? '' };
  };
  const newOrder = () => placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
  const payment = (id: string, orderId: string, status: string, more: object = {}) => ({
    id,
    entity: 'payment',
    order_id: orderId,
    amount: TOTAL,
    currency: 'INR',
    status,
    error_description: null,
    card: null,
    ...more,
  });
  const webhook = (eventId: string, event: string, entity: object, secret = keys.webhookSecret) => {
    const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
    return shop.call('POST', '/razorpay-webhook', {
      body,
      headers: { 'x-razorpay-signature': sign(body, secret), 'x-razorpay-event-id': eventId },
    });
  };
  const verify = (gatewayOrderId: string, paymentId: string) =>
    shop.call('POST', '/verify-payment', {
      token: shopper.token,
      body: {
        razorpay_order_id: gatewayOrderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: sign(`${gatewayOrderId}|${paymentId}`, keys.keySecret),
      },
    });

  it('asks for our total in paise, under our payment id, with the keys of the account', async () => {
    const id = await newOrder();
    const { answer } = await start(id);
    expect(answer.body).toMatchObject({
      payment: {
        checkout: {
          kind: 'window',
          keyId: 'rzp_test_key',
          script: 'https://checkout.razorpay.com/v1/checkout.js',
          amountPaise: TOTAL,
        },
        upi: null,
      },
    });
    const { id: paymentId } = answer.body.payment as { id: string };
    expect(server.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/orders',
      authorization: `Basic ${Buffer.from('rzp_test_key:key secret').toString('base64')}`,
      body: { amount: TOTAL, currency: 'INR', receipt: paymentId },
    });
    expect(JSON.stringify(answer.body)).not.toContain('key secret');
  });

  it('lets the pages of the shop open its window, and nothing else of others', async () => {
    const { headers } = await shop.app.inject('/health/live');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;");
    expect(policy).toContain("frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com;");
    expect(policy).toContain("connect-src 'self' https://lumberjack.razorpay.com;");
  });

  it('is placed when the window comes back, and asks Razorpay itself whether and how much was taken', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    expect(await verify(gatewayOrderId, 'pay_1')).toMatchObject({ status: 200 });
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
    server.payments.set(gatewayOrderId, [
      payment('pay_1', gatewayOrderId, 'captured'),
      payment('pay_0', gatewayOrderId, 'failed', { error_description: 'Declined by the bank' }),
    ]);
    expect(await verify(gatewayOrderId, 'pay_1')).toMatchObject({ status: 200, body: { orderId: id } });
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'placed',
      payment: { transactionId: 'pay_1' },
    });
  });

  it('takes webhooks in by their signature over the raw body, once by event id, in any order', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    const entity = payment('pay_2', gatewayOrderId, 'captured');
    expect(await webhook('evt_1', 'payment.captured', entity, 'another secret')).toMatchObject({
      status: 400,
    });
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
    await webhook('evt_1', 'payment.captured', entity);
    await webhook('evt_1', 'payment.captured', entity);
    await webhook('evt_0', 'payment.authorized', payment('pay_2', gatewayOrderId, 'authorized'));
    expect(await webhook('evt_2', 'order.paid', entity)).toMatchObject({ status: 200 });
    const order = await readOrder(shop, shopper, id);
    expect(order.status).toBe('placed');
    expect(order.trackingStages.filter(({ stage }) => stage === 'payment_captured')).toHaveLength(1);
  });

  it('accepts a failure with any characters from the bank', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    const told = { error_description: 'Declined\u0000 by \ud800the bank' };
    const failed = payment('pay_odd_words', gatewayOrderId, 'failed', told);
    expect(await webhook('evt_odd_words', 'payment.failed', failed)).toMatchObject({ status: 200 });
    const [stored] = await shop.db.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
    expect(stored).toMatchObject({ status: 'failed', failureReason: 'Declined by \ufffdthe bank' });
  });

  it('says of a signed webhook that is no JSON that it cannot be read', async () => {
    for (const body of ['not json', '', '{"event":']) {
      const answer = await shop.call('POST', '/razorpay-webhook', {
        body,
        headers: {
          'x-razorpay-signature': sign(body, keys.webhookSecret),
          'x-razorpay-event-id': 'evt_unreadable',
        },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] },
      });
    }
  });

  it.each([
    ['another amount', { amount: TOTAL - 1 }],
    ['another currency', { currency: 'USD' }],
  ])('takes no captured payment of %s for ours', async (what, change) => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    const entity = payment(`pay of ${what}`, gatewayOrderId, 'captured', change);
    await webhook(`evt of ${what}`, 'payment.captured', entity);
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
  });

  it('finds payments without a webhook, before it cancels an order', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    server.payments.set(gatewayOrderId, [payment('pay_3', gatewayOrderId, 'captured')]);
    clock += 16 * 60_000;
    server.failing = 500;
    await reconcilePayments(shop.deps, systemActor('clock'));
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
    server.failing = null;
    await reconcilePayments(shop.deps, systemActor('clock'));
    expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'placed' });
  });

  it('refunds under our refund id, so that a second try pays nothing more', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await start(id);
    await webhook('evt_4', 'payment.captured', payment('pay_4', gatewayOrderId, 'captured'));
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    await vi.waitFor(
      () => {
        const refunds = server.asked.filter(({ path }) => path === '/v1/payments/pay_4/refund');
        expect(refunds).toMatchObject([{ body: { amount: TOTAL } }]);
        expect(refunds[0]?.idempotency).not.toBe('');
      },
      { timeout: 20_000 },
    );
  });

  it.each([500, 502, 429, 'hangs up'] as const)(
    'keeps the order payable while Razorpay fails: %s',
    async (how) => {
      const id = await newOrder();
      server.failing = how;
      const { answer } = await start(id);
      expect(answer).toMatchObject({ status: 503, body: { code: 'GATEWAY_UNAVAILABLE' } });
      server.failing = null;
      expect((await start(id)).answer.status).toBe(201);
    },
  );

  it('takes an answer in an unknown form for trouble', async () => {
    const gateway = razorpayGateway({ ...keys, apiUrl: `${server.url}/nowhere` });
    const asked = gateway.refund({ refundId: 'r', gatewayPaymentId: 'p', amount: paise(1) });
    await expect(asked).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});
