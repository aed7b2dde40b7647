import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RazorpayServer, startRazorpayServer } from '../../../../testing/servers/razorpay-server.ts';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeOnlineOrder, readOrder } from '../../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { users } from '../../../db/schema/account/account.ts';
import { gatewayCustomers, savedCards } from '../../../db/schema/order/payment.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sign } from './signature.ts';

const PACK = 'tender-coconut-water-pack_V01';
const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };

describe('cards that Razorpay keeps', () => {
  let server: RazorpayServer;
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let payments = 0;
  beforeAll(async () => {
    server = await startRazorpayServer();
    shop = await openTestShop({ gateway: razorpayGateway({ ...keys, apiUrl: server.url }) });
    pack = await variantWithStock(shop, PACK, 1_000);
  });
  afterEach(() => {
    server.failing = null;
    server.failingAt = '/';
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  type Checkout = { gatewayOrderId: string; customerId: string | null; savesCard: boolean };
  const start = async ({ token, ...shopper }: TestShopper, choice: object) => {
    const orderId = await placeOnlineOrder(shop, { token, ...shopper }, { ...pack, quantity: 1 });
    const answer = await shop.call('POST', `/orders/${orderId}/payments`, { token, body: choice });
    const payment = answer.body.payment as { checkout: Checkout } | undefined;
    const checkout = payment?.checkout ?? { gatewayOrderId: '', customerId: null, savesCard: false };
    return { orderId, answer, checkout };
  };
  const capture = async ({ gatewayOrderId }: Checkout, card: object = {}) => {
    payments += 1;
    const entity = {
      id: `pay_${payments}`,
      order_id: gatewayOrderId,
      amount: 37_630,
      currency: 'INR',
      status: 'captured',
      ...card,
    };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    const headers = {
      'x-razorpay-signature': sign(body, keys.webhookSecret),
      'x-razorpay-event-id': `evt_${payments}`,
    };
    expect(await shop.call('POST', '/razorpay-webhook', { body, headers })).toMatchObject({ status: 200 });
  };
  const options = async ({ token }: TestShopper) => {
    const { body } = await shop.call('GET', '/payment-options', { token });
    return body as {
      canSaveCard: boolean;
      savedCards: { id: string; last4: string; expiry: string | null }[];
    };
  };
  const remove = ({ token }: TestShopper, id: string) => shop.call('DELETE', `/saved-cards/${id}`, { token });
  const noted = ({ userId }: TestShopper) =>
    shop.db.select().from(savedCards).where(eq(savedCards.userId, userId));
  const customers = () => server.asked.filter(({ path }) => path === '/v1/customers');

  const saver = async (token: string) => {
    const shopper = await newProvenShopper(shop);
    const { checkout } = await start(shopper, { method: 'card', saveCard: true });
    const customerId = checkout.customerId ?? '';
    server.customers.cards.set(customerId, [{ id: token, last4: '1111', expiry: [3, 2031] }]);
    const card = { network: 'Visa', last4: '1111' };
    await capture(checkout, { customer_id: customerId, token_id: token, card });
    return { shopper, customerId };
  };

  it('are saved for a customer of its own when the shopper asks for that', async () => {
    const shopper = await newProvenShopper(shop);
    const before = customers().length;
    const { checkout, orderId } = await start(shopper, { method: 'card', saveCard: true });
    expect(checkout).toMatchObject({ savesCard: true, customerId: expect.stringMatching(/^cust_/) });
    expect(customers().slice(before)).toMatchObject([
      { body: { email: shopper.email, fail_existing: '0', notes: { userId: shopper.userId } } },
    ]);
    expect(server.asked.at(-1)).toMatchObject({
      path: '/v1/orders',
      body: { customer_id: checkout.customerId },
    });
    const customerId = checkout.customerId ?? '';
    server.customers.cards.set(customerId, [{ id: 'token_first', last4: '4242', expiry: [12, 2030] }]);
    const card = { network: 'Visa', last4: '4242' };
    await capture(checkout, { customer_id: customerId, token_id: 'token_first', card });
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    expect(await noted(shopper)).toMatchObject([{ token: 'token_first', network: 'Visa', last4: '4242' }]);
    expect(await options(shopper)).toMatchObject({
      canSaveCard: true,
      savedCards: [{ network: 'Visa', last4: '4242', expiry: '12/30' }],
    });

    const again = await start(shopper, { method: 'card', saveCard: true });
    expect(again.checkout.customerId).toBe(customerId);
    expect(customers()).toHaveLength(before + 1);
  });

  it('are not saved without consent, even if the gateway reports them', async () => {
    const shopper = await newProvenShopper(shop);
    const before = customers().length;
    const { checkout } = await start(shopper, { method: 'card' });
    expect(checkout).toMatchObject({ savesCard: false, customerId: null });
    expect(server.asked.at(-1)?.body).not.toHaveProperty('customer_id');
    await capture(checkout, { token_id: 'token_unasked', card: { network: 'Visa', last4: '1111' } });
    expect(await options(shopper)).toMatchObject({ savedCards: [] });
    expect(await noted(shopper)).toEqual([]);
    expect(customers()).toHaveLength(before);
  });

  it('are not saved for a claimed address: the customer may be another person', async () => {
    const shopper = await shop.newShopper();
    expect(await options(shopper)).toMatchObject({ canSaveCard: false, asksForCard: false, savedCards: [] });
    const before = customers().length;
    const { answer, checkout } = await start(shopper, { method: 'card', saveCard: true });
    expect(answer.status).toBe(201);
    expect(checkout).toMatchObject({ savesCard: false, customerId: null });
    expect(customers()).toHaveLength(before);
  });

  it('stay with who saved them when the gateway takes another shopper for the same customer', async () => {
    const { shopper: first, customerId } = await saver('token_of_first');
    const second = await newProvenShopper(shop);
    // The address moves from the first shopper to the second.
    await shop.db.update(users).set({ email: null, mobile: '9000000001' }).where(eq(users.id, first.userId));
    await shop.db.update(users).set({ email: first.email }).where(eq(users.id, second.userId));
    const { answer, checkout } = await start(second, { method: 'card', saveCard: true });
    expect(answer.status).toBe(201);
    expect(checkout).toMatchObject({ savesCard: false, customerId: null });
    expect(await options(second)).toMatchObject({ savedCards: [] });
    const owners = await shop.db
      .select()
      .from(gatewayCustomers)
      .where(eq(gatewayCustomers.customerId, customerId));
    expect(owners).toMatchObject([{ userId: first.userId }]);
  });

  it('are not taken from a report that names another customer', async () => {
    const { customerId: another } = await saver('token_of_another');
    const shopper = await newProvenShopper(shop);
    const { checkout } = await start(shopper, { method: 'card', saveCard: true });
    const card = { network: 'Visa', last4: '1111' };
    await capture(checkout, { customer_id: another, token_id: 'token_of_another', card });
    expect(await noted(shopper)).toEqual([]);
  });

  it.each([500, 400, 'hangs up'] as const)(
    'are not saved while customers fail (%s), and the order is paid all the same',
    async (how) => {
      const shopper = await newProvenShopper(shop);
      server.failing = how;
      server.failingAt = '/v1/customers';
      const { orderId, checkout } = await start(shopper, { method: 'card', saveCard: true });
      expect(checkout).toMatchObject({ savesCard: false, customerId: null });
      await capture(checkout);
      expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    },
  );

  it('are offered again to their own customer only', async () => {
    const { shopper, customerId } = await saver('token_again');
    const [card] = (await options(shopper)).savedCards;
    const choice = { method: 'saved-card', savedCardId: card?.id };
    const { orderId, checkout } = await start(shopper, choice);
    expect(checkout).toMatchObject({ customerId, savesCard: false });
    expect(server.asked.at(-1)?.body).toMatchObject({ customer_id: customerId });
    await capture(checkout, { customer_id: customerId, token_id: 'token_again' });
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    expect(await noted(shopper)).toHaveLength(1);

    const stranger = await newProvenShopper(shop);
    const refused = { status: 404, body: { code: 'SAVED_CARD_NOT_FOUND' } };
    expect((await start(stranger, choice)).answer).toMatchObject(refused);
    expect(await remove(stranger, card?.id ?? '')).toMatchObject(refused);
    expect(await noted(shopper)).toHaveLength(1);
  });

  it('are as the gateway says: what it has lost goes, what its window saved comes', async () => {
    const { shopper, customerId } = await saver('token_lost');
    const [lost] = (await options(shopper)).savedCards;
    server.customers.cards.set(customerId, [
      { id: 'token_new', last4: '2222', expiry: [1, 2029] },
      { id: 'token_upi', last4: '3333', method: 'upi' },
      { id: 'token_failed', last4: '4444', status: 'failed' },
      { id: 'token_old_rules', last4: '5555', compliant: false },
    ]);
    const choice = { method: 'saved-card', savedCardId: lost?.id };
    expect((await start(shopper, choice)).answer).toMatchObject({ status: 404 });
    expect((await options(shopper)).savedCards).toMatchObject([{ last4: '2222', expiry: '01/29' }]);
    expect(await noted(shopper)).toMatchObject([{ token: 'token_new' }]);
  });

  it.each([500, 'hangs up'] as const)('are shown without expiry while it fails: %s', async (how) => {
    const { shopper } = await saver(`token_shown_${how}`);
    server.failing = how;
    expect((await options(shopper)).savedCards).toMatchObject([{ last4: '1111', expiry: null }]);
  });

  it('are removed there first, and stay while it cannot be reached', async () => {
    const { shopper, customerId } = await saver('token_removed');
    const [card] = (await options(shopper)).savedCards;
    server.failing = 500;
    expect(await remove(shopper, card?.id ?? '')).toMatchObject({ status: 503 });
    expect(await noted(shopper)).toHaveLength(1);
    server.failing = null;
    expect(await remove(shopper, card?.id ?? '')).toMatchObject({ status: 200 });
    expect(server.customers.cards.get(customerId)).toEqual([]);
    expect(await options(shopper)).toMatchObject({ savedCards: [] });
    expect(await remove(shopper, card?.id ?? '')).toMatchObject({ status: 404 });
  });

  it('are removed here when it does not know them any more', async () => {
    const { shopper, customerId } = await saver('token_unknown');
    const [card] = (await options(shopper)).savedCards;
    server.customers.cards.set(customerId, []);
    expect(await remove(shopper, card?.id ?? '')).toMatchObject({ status: 200 });
    expect(await noted(shopper)).toEqual([]);
  });

  it('are forgotten there with a deleted account', async () => {
    const { shopper, customerId } = await saver('token_erased');
    const deleted = await shop.call('POST', '/delete-account', {
      token: shopper.token,
      body: { password: 'karikku-2026' },
    });
    expect(deleted).toMatchObject({ status: 200 });
    expect(await noted(shopper)).toEqual([]);
    await vi.waitFor(() => expect(server.customers.cards.get(customerId)).toEqual([]), { timeout: 20_000 });
  });
});
