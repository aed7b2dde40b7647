import { paise } from '@ilaneer/domain/money';
import type { PaymentReport } from '@ilaneer/domain/payment/payment-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  decideAtGateway,
  placeOnlineOrder,
  readOrder,
  type StartedPayment,
  startPayment,
} from '../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { GatewayUnavailable } from '../../modules/payment/gateways/gateway.ts';
import { sign } from '../../modules/payment/gateways/signature.ts';
import { sandboxSecret, writeSandboxWebhook } from '../../sandbox/gateway/webhook.ts';

const PACK = 'tender-coconut-water-pack_V01';

describe('payments refuse', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let stranger: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
    [shopper, stranger] = [await newProvenShopper(shop), await shop.newShopper()];
  });
  afterAll(() => shop.close());

  const newOrder = () => placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
  const webhook = (
    { gatewayOrderId }: StartedPayment,
    { report = 'captured' as PaymentReport, amount = 37_630, event = 'event-1', secret = '' } = {},
  ) => {
    const body = writeSandboxWebhook(event, {
      gatewayOrderId,
      gatewayPaymentId: `${gatewayOrderId}-paid`,
      report,
      amount: paise(amount),
      failureReason: null,
      paidWith: null,
      card: null,
    });
    const signature = sign(body, secret === '' ? sandboxSecret(shop.deps.keys) : secret);
    return shop.call('POST', '/payment-webhooks/sandbox', {
      body,
      headers: { 'x-sandbox-signature': signature },
    });
  };
  const status = async (id: string) => (await readOrder(shop, shopper, id)).status;

  it('a webhook with a forged signature, or none', async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id);
    const forged = await webhook(payment, { secret: 'not the secret' });
    expect(forged).toMatchObject({ status: 400, body: { success: false, error: 'Invalid signature' } });
    const nothing = await shop.call('POST', '/payment-webhooks/sandbox', {
      headers: { 'x-sandbox-signature': 'a signature of nothing' },
    });
    expect(nothing).toMatchObject({ status: 400, body: { error: 'Invalid signature' } });
    const unsigned = await shop.call('POST', '/payment-webhooks/sandbox', { body: '{}' });
    expect(unsigned).toMatchObject({ status: 400, body: { error: 'Invalid signature' } });
    expect(await status(id)).toBe('pending');
  });

  it('a signed webhook that says nothing that can be read or kept, with the field that is wrong', async () => {
    const id = await newOrder();
    const { gatewayOrderId } = await startPayment(shop, shopper, id);
    const whole = {
      gatewayOrderId,
      gatewayPaymentId: 'paid',
      report: 'captured',
      amount: 37_630,
      failureReason: null,
      card: null,
    };
    const sayings = [
      ['captured'],
      { event: 'of what?' },
      ...[1e300, 2 ** 53, 1.5, -1, '37630'].map((amount) => ({
        event: 'amount',
        report: { ...whole, amount },
      })),
      { event: 'a\u0000b', report: whole },
      { event: 'half a pair \ud800', report: whole },
      { event: 'order', report: { ...whole, gatewayOrderId: `${gatewayOrderId}\u0000` } },
    ];
    for (const body of ['no JSON', ...sayings.map((said) => JSON.stringify(said))]) {
      const headers = { 'x-sandbox-signature': sign(body, sandboxSecret(shop.deps.keys)) };
      expect(await shop.call('POST', '/payment-webhooks/sandbox', { body, headers }), body).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] },
      });
    }
    expect(await status(id)).toBe('pending');
  });

  it('a webhook with another amount that was not captured, or with none, and changes nothing', async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id);
    await webhook(payment, { amount: 37_631, report: 'authorised', event: 'another amount is held' });
    await webhook(payment, { amount: 0, event: 'nothing is captured' });
    expect(await readOrder(shop, shopper, id)).toMatchObject({
      status: 'pending',
      trackingStages: [{ stage: 'pending' }, { stage: 'payment_created' }],
    });
  });

  it('nothing of a webhook that comes again or late: it is taken in once, and a failure takes nothing back', async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id);
    await webhook(payment, { event: 'paid' });
    await webhook(payment, { event: 'paid' });
    await webhook(payment, { event: 'failed-before', report: 'failed' });
    await webhook(payment, { event: 'authorised-before', report: 'authorised' });
    const order = await readOrder(shop, shopper, id);
    expect(order.status).toBe('placed');
    expect(order.trackingStages.map(({ stage }) => stage)).toEqual([
      'pending',
      'payment_created',
      'payment_captured',
      'placed',
    ]);
  });

  it('a webhook of a payment that is not ours, without a word', async () => {
    const unknown = { id: 'x', gatewayOrderId: 'sbx_order_of_another_shop' };
    expect(await webhook(unknown, { event: 'unknown' })).toMatchObject({ status: 200 });
  });

  it('a signature of another payment, and one of another shopper', async () => {
    const id = await newOrder();
    const [first, second] = [
      await startPayment(shop, shopper, id),
      await startPayment(shop, shopper, await newOrder()),
    ];
    const secret = sandboxSecret(shop.deps.keys);
    const verify = (token: string, gatewayOrderId: string, signed: string) =>
      shop.call('POST', '/verify-payment', {
        token,
        body: {
          razorpay_order_id: gatewayOrderId,
          razorpay_payment_id: 'pay',
          razorpay_signature: sign(`${signed}|pay`, secret),
        },
      });
    const refused = {
      status: 400,
      body: { code: 'PAYMENT_INVALID', message: 'Signature verification failed' },
    };
    expect(await verify(shopper.token, first.gatewayOrderId, second.gatewayOrderId)).toMatchObject(refused);
    expect(await verify(stranger.token, first.gatewayOrderId, first.gatewayOrderId)).toMatchObject(refused);
    expect(await verify(shopper.token, 'unknown', 'unknown')).toMatchObject(refused);
    // Valid signature, nothing captured: no change.
    expect(await verify(shopper.token, first.gatewayOrderId, first.gatewayOrderId)).toMatchObject({
      status: 200,
    });
    expect(await status(id)).toBe('pending');
  });

  it("another's order, and another's card", async () => {
    const id = await newOrder();
    const payment = await startPayment(shop, shopper, id, { method: 'card', saveCard: true });
    await decideAtGateway(shop, payment, 'approve');
    const own = await shop.call('GET', '/payment-options', { token: shopper.token });
    const [card] = own.body.savedCards as { id: string; network: string; last4: string }[];
    expect(card).toMatchObject({ network: 'Visa', last4: '1111' });
    const { token } = stranger;
    expect(await shop.call('GET', '/payment-options', { token })).toMatchObject({ body: { savedCards: [] } });
    const theirs = await placeOnlineOrder(shop, stranger, { ...pack, quantity: 1 });
    for (const [method, path, body, code] of [
      ['POST', `/orders/${id}/payments`, { method: 'card' }, 'ORDER_NOT_FOUND'],
      ['GET', `/orders/${id}/payment`, undefined, 'ORDER_NOT_FOUND'],
      [
        'POST',
        `/orders/${theirs}/payments`,
        { method: 'saved-card', savedCardId: card?.id },
        'SAVED_CARD_NOT_FOUND',
      ],
      ['DELETE', `/saved-cards/${card?.id}`, undefined, 'SAVED_CARD_NOT_FOUND'],
    ] as const) {
      expect(await shop.call(method, path, { token, body })).toMatchObject({ status: 404, body: { code } });
    }
    const mine = await newOrder();
    const again = await startPayment(shop, shopper, mine, { method: 'saved-card', savedCardId: card?.id });
    expect(await decideAtGateway(shop, again, 'approve')).toBe(`/#/payment-success?order=${mine}`);
    const removed = await shop.call('DELETE', `/saved-cards/${card?.id}`, { token: shopper.token });
    expect(removed.status).toBe(200);
    const gone = await shop.call('GET', '/payment-options', { token: shopper.token });
    expect(gone.body).toMatchObject({ savedCards: [] });
  });

  it('an address to come back to that makes no sense, without a mistake of its own', async () => {
    for (const query of ['', '?order=a&order=b', '?order=unknown&payment=p&payment=q&signature=s']) {
      const answer = await shop.app.inject(`/api/payment-return/sandbox${query}`);
      expect(answer.headers.location).toBe('/#/payment-failed');
    }
    const { gatewayOrderId } = await startPayment(shop, shopper, await newOrder());
    const page = `/sandbox-gateway/${gatewayOrderId}`;
    expect(await shop.app.inject({ method: 'POST', url: page })).toMatchObject({ statusCode: 303 });
  });

  it('the payment of a paid order, and of one on delivery', async () => {
    const id = await newOrder();
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const again = await shop.call('POST', `/orders/${id}/payments`, {
      token: shopper.token,
      body: { method: 'card' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_DUE' } });
  });

  it('a method that does not exist, by the name of its field', async () => {
    const id = await newOrder();
    const refused = await shop.call('POST', `/orders/${id}/payments`, {
      token: shopper.token,
      body: { method: 'barter' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'method' }] },
    });
  });
});

describe('a gateway that is down', () => {
  it('leaves the order payable, and the shopper is told; one that stores no cards is offered none', async () => {
    const down = async (): Promise<never> => {
      throw new GatewayUnavailable('sandbox');
    };
    const shop = await openTestShop({
      gateway: {
        name: 'sandbox',
        upiPayee: null,
        asksForCard: true,
        window: null,
        open: down,
        checkoutOf: () => ({ kind: 'page', url: '/' }),
        isSigned: () => true,
        readWebhook: () => ({ ok: false, error: 'SIGNATURE_INVALID' }),
        fetchReports: down,
        refund: down,
        savedCards: null,
      },
    });
    try {
      const pack = await variantWithStock(shop, PACK, 10);
      const shopper = await shop.newShopper();
      const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
      const refused = await shop.call('POST', `/orders/${id}/payments`, {
        token: shopper.token,
        body: { method: 'card' },
      });
      expect(refused).toMatchObject({ status: 503, body: { code: 'GATEWAY_UNAVAILABLE' } });
      expect(await readOrder(shop, shopper, id)).toMatchObject({ status: 'pending' });
      const options = await shop.call('GET', '/payment-options', { token: shopper.token });
      expect(options.body).toMatchObject({ online: true, canSaveCard: false, savedCards: [] });
    } finally {
      await shop.close();
    }
  });
});

describe('a shop without a gateway', () => {
  it('takes cash on delivery only', async () => {
    const shop = await openTestShop({ gateway: null });
    try {
      const pack = await variantWithStock(shop, PACK, 10);
      const shopper = await shop.newShopper();
      await expect(placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 })).rejects.toThrow(
        'PAYMENT_METHOD_UNAVAILABLE',
      );
      const options = await shop.call('GET', '/payment-options', { token: shopper.token });
      expect(options.body).toMatchObject({ online: false, canSaveCard: false, savedCards: [] });
    } finally {
      await shop.close();
    }
  });
});
