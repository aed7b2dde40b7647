import { randomUUID } from 'node:crypto';
import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Held, hold } from '../../testing/money/held-rows.ts';
import { type KillableShop, openKillableShop } from '../../testing/servers/killable-shop.ts';
import { productVariants } from '../db/schema/catalogue/catalogue.ts';
import { outboxMessages } from '../db/schema/content/message.ts';
import { orders } from '../db/schema/order/order.ts';
import { payments, refunds } from '../db/schema/order/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../db/schema/order/sandbox-gateway.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const QUANTITY = 2;
const WITHIN = { timeout: 45_000, interval: 50 };

type Reply = {
  token: string;
  user: { id: string };
  orderId: string;
  payment: { checkout: { url: string } };
  cart: object[];
};

describe('a shop that is killed between two steps of a payment', { timeout: 120_000 }, () => {
  let shop: KillableShop;
  beforeAll(async () => {
    shop = await openKillableShop();
  });
  afterAll(() => shop.close());

  let shopper: { token: string; email: string; userId: string; key: string };
  let stockBefore: number;
  beforeEach(async () => {
    const form = signupForm();
    const { token, user } = await call('POST', '/signup-with-email', form, {});
    shopper = { token, email: form.email, userId: user.id, key: randomUUID() };
    await call('POST', '/add-to-cart', { ...PACK, quantity: QUANTITY });
    stockBefore = await stock();
  });

  async function call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = { authorization: `Bearer ${shopper.token}` },
  ): Promise<Reply> {
    const response = await fetch(`${shop.address()}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // Untyped replies of our own server.
    return (await response.json()) as Reply;
  }

  const placeOrder = async (): Promise<string> => {
    const body = {
      items: [{ ...PACK, quantity: QUANTITY }],
      deliveryAddress: addressForm(),
      paymentMethod: 'prepaid',
    };
    const headers = { authorization: `Bearer ${shopper.token}`, 'idempotency-key': shopper.key };
    return (await call('POST', '/place-order', body, headers)).orderId;
  };
  const openPayment = async (orderId: string): Promise<string> => {
    const { payment } = await call('POST', `/orders/${orderId}/payments`, { method: 'card' });
    return payment.checkout.url;
  };
  /** Pays without returning: only the gateway knows. */
  const approve = async (page: string): Promise<void> => {
    const decided = await fetch(`${shop.address()}${page}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve', cardNumber: '4111 1111 1111 1111' }),
      redirect: 'manual',
    });
    expect(decided.status).toBe(303);
  };
  const cancel = (orderId: string) => call('POST', `/orders/${orderId}/cancel`, {});

  const holdOrder = (orderId: string) =>
    hold(shop.databaseUrl(), 'select from orders where id = $1 for update', [orderId]);
  /** Kills the shop while it waits for a held row. */
  const killAt = async (held: Held): Promise<void> => {
    await shop.kill();
    await held.discard();
  };
  const restart = async (): Promise<void> => {
    await shop.kill();
    await shop.letTimePass();
    await shop.start();
  };

  const db = () => shop.connection().db;
  async function stock(): Promise<number> {
    const [row] = await db()
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, PACK.variantId));
    return row?.stock ?? 0;
  }
  const ordersNow = () => db().select().from(orders).where(eq(orders.userId, shopper.userId));
  const becomes = (status: string) =>
    expect.poll(async () => (await ordersNow()).map((order) => order.status), WITHIN).toEqual([status]);

  async function books() {
    const [order, ...others] = await ordersNow();
    expect(others).toEqual([]);
    const tried = await db().select().from(payments).where(eq(payments.userId, shopper.userId));
    const given = await db()
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order?.id ?? ''));
    const asked = [...tried.map(({ gatewayOrderId }) => gatewayOrderId), ''];
    const charged = await db()
      .select()
      .from(sandboxGatewayPayments)
      .where(inArray(sandboxGatewayPayments.orderId, asked));
    const back = await db()
      .select()
      .from(sandboxGatewayRefunds)
      .where(inArray(sandboxGatewayRefunds.paymentId, [...charged.map(({ id }) => id), '']));
    return { order, tried, given, charged, back };
  }
  const subjects = async () => {
    const mails = await db()
      .select({ subject: outboxMessages.subject })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, shopper.email));
    return mails
      .map(({ subject }) => subject.replace(/OD\d+/, 'OD'))
      .filter((one) => one.includes('OD'))
      .sort();
  };

  async function expectPaidOnce(): Promise<void> {
    await becomes('placed');
    const { order, tried, given, charged, back } = await books();
    expect(order).toMatchObject({ status: 'placed', paymentStatus: 'completed' });
    expect(charged).toMatchObject([{ status: 'captured' }]);
    expect(tried.filter(({ status }) => status === 'captured')).toMatchObject([
      { gatewayPaymentId: charged[0]?.id, amountPaise: order?.totalPaise, refundedPaise: 0 },
    ]);
    expect([given, back]).toEqual([[], []]);
    expect(await stock()).toBe(stockBefore - QUANTITY);
    await expect.poll(subjects, WITHIN).toEqual(['Your Ilaneer order OD']);
    expect(await call('GET', '/get-cart')).toMatchObject({ cart: [] });
  }
  async function expectGivenBackOnce(): Promise<void> {
    await expect.poll(async () => (await books()).given, WITHIN).toMatchObject([{ state: 'sent' }]);
    const { order, tried, given, charged, back } = await books();
    const totalPaise = order?.totalPaise;
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(charged).toMatchObject([{ status: 'captured' }]);
    expect(tried).toMatchObject([{ status: 'refunded', amountPaise: totalPaise, refundedPaise: totalPaise }]);
    expect(given).toMatchObject([{ amountPaise: totalPaise, gatewayRefundId: back[0]?.id }]);
    expect(back).toMatchObject([{ paymentId: charged[0]?.id, amountPaise: totalPaise }]);
    expect(await stock()).toBe(stockBefore);
    await expect
      .poll(subjects, WITHIN)
      .toEqual([
        'Your Ilaneer order OD',
        'Your Ilaneer order OD is cancelled',
        'Your refund for Ilaneer order OD',
      ]);
  }

  it('while the order is being placed: nothing is ordered, and the same order can be placed again', async () => {
    const held = await hold(shop.databaseUrl(), 'select from product_variants where id = $1 for update', [
      PACK.variantId,
    ]);
    const answer = placeOrder().catch(() => 'no answer');
    await held.untilReached();
    await killAt(held);
    expect(await answer).toBe('no answer');
    expect([await ordersNow(), await stock()]).toEqual([[], stockBefore]);
    await restart();
    await approve(await openPayment(await placeOrder()));
    await expectPaidOnce();
  });

  it('after the order is placed: it waits for its payment, and coming again finds it', async () => {
    const orderId = await placeOrder();
    await restart();
    expect(await placeOrder()).toBe(orderId);
    await approve(await openPayment(orderId));
    await expectPaidOnce();
  });

  it('while a payment is being opened: what only the gateway knows is never charged', async () => {
    const orderId = await placeOrder();
    const held = await holdOrder(orderId);
    const answer = openPayment(orderId).catch(() => 'no answer');
    await held.untilReached();
    await killAt(held);
    expect(await answer).toBe('no answer');
    expect((await books()).tried).toEqual([]);
    await restart();
    await approve(await openPayment(orderId));
    await expectPaidOnce();
  });

  it('after a payment is opened: its page still takes it', async () => {
    const page = await openPayment(await placeOrder());
    await restart();
    await approve(page);
    await expectPaidOnce();
  });

  it('after the approval, before the shop was notified: the gateway sends it again', async () => {
    const orderId = await placeOrder();
    const page = await openPayment(orderId);
    const held = await holdOrder(orderId);
    await approve(page);
    await killAt(held);
    expect((await books()).order).toMatchObject({ status: 'pending' });
    await restart();
    await expectPaidOnce();
  });

  it('while the webhook is taken in, which then never comes again: the shop asks for it', async () => {
    const orderId = await placeOrder();
    const page = await openPayment(orderId);
    const held = await holdOrder(orderId);
    await approve(page);
    await held.untilReached();
    await killAt(held);
    await db().execute("delete from pgboss.job where name = 'send-sandbox-webhook'");
    expect((await books()).order).toMatchObject({ status: 'pending' });
    await restart();
    await shop.reconcilePayments();
    await expectPaidOnce();
  });

  it('after the webhook: paid stays paid, the mail is not lost, and a second try to pay is refused', async () => {
    const orderId = await placeOrder();
    const page = await openPayment(orderId);
    await approve(page);
    await becomes('placed');
    await restart();
    await expect(openPayment(orderId)).rejects.toThrow('PAYMENT_NOT_DUE');
    await shop.reconcilePayments();
    await expectPaidOnce();
  });

  it('before a refund reaches the gateway: it is sent once', async () => {
    const orderId = await placeOrder();
    await approve(await openPayment(orderId));
    await becomes('placed');
    const held = await hold(shop.databaseUrl(), 'lock table sandbox_gateway_refunds in share mode');
    await cancel(orderId);
    await held.untilReached();
    await killAt(held);
    expect(await books()).toMatchObject({ given: [{ state: 'requested' }], back: [] });
    await restart();
    await expectGivenBackOnce();
  });

  it('after the gateway gave the money back, before the shop wrote it down: it is not given twice', async () => {
    const orderId = await placeOrder();
    await approve(await openPayment(orderId));
    await becomes('placed');
    const gate = await hold(shop.databaseUrl(), 'lock table sandbox_gateway_refunds in share mode');
    await cancel(orderId);
    await gate.untilReached();
    const held = await holdOrder(orderId);
    await gate.release();
    await held.untilReached();
    await killAt(held);
    expect(await books()).toMatchObject({ given: [{ state: 'requested' }], back: [{}] });
    await restart();
    await expectGivenBackOnce();
  });
});
