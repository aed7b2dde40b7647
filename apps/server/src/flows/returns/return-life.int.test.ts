import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, type VariantInShop } from '../../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  openReturnShop,
  returnsOf,
  runReturn,
} from '../../../testing/shoppers/returned-order.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderEvents } from '../../db/schema/order/order-line.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { sandboxGatewayRefunds } from '../../db/schema/order/sandbox-gateway.ts';
import { listCreditNotes } from '../../modules/tax-document/repository.ts';

describe('the life of a return', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let water: VariantInShop;
  let shirt: VariantInShop;
  beforeAll(async () => {
    ({ shop, shopper, water, shirt } = await openReturnShop());
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const ask = (id: string, lines: object[]) =>
    shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body: { lines } });
  const damaged = (position: number, quantity: number) => ({ position, quantity, reason: 'damaged' });
  const returns = (id: string) => returnsOf(shop, shopper, id);
  const run = (...words: string[]) => runReturn(shop, words);
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('no order');
    return row;
  };
  const received = async (id: string, ...words: string[]) => {
    await run('return-approve', id);
    await run('return-picked-up', id);
    return run('return-received', id, ...words);
  };

  it('goes from request to refund by hand, each step on the timeline and mailed', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
    const { number, totalPaise } = await rowOf(id);
    await ask(id, [damaged(1, 2)]);
    expect(await run('return-approve', number)).toEqual({
      ok: true,
      value: `Return 1 of order ${number} is approved.`,
    });
    expect(await run('return-picked-up', number)).toMatchObject({ ok: true });
    expect(await run('return-received', number)).toMatchObject({ ok: true });
    expect(await returns(id)).toMatchObject([{ state: 'received', refund: null }]);
    expect(await run('return-refunded', number)).toMatchObject({
      error: { message: expect.stringContaining('The order was paid in cash') },
    });
    expect(await run('return-refunded', number, '--reference', ' UPI 601234 ')).toMatchObject({ ok: true });
    expect(await returns(id)).toMatchObject([
      {
        state: 'refunded',
        requestedAt: expect.any(String),
        approvedAt: expect.any(String),
        pickedUpAt: expect.any(String),
        receivedAt: expect.any(String),
        refundedAt: expect.any(String),
        refund: { amount: totalPaise / 100, status: 'sent', reference: 'UPI 601234' },
      },
    ]);
    expect((await rowOf(id)).paymentStatus).toBe('refunded');
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.map(({ kind }) => kind).filter((kind) => kind.startsWith('return_'))).toEqual([
      'return_requested',
      'return_approved',
      'return_picked_up',
      'return_received',
      'return_refunded',
    ]);
    await vi.waitFor(
      async () => {
        const outbox = JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body);
        for (const subject of ['is approved', 'is on its way to us', 'has reached us', 'is refunded']) {
          expect(outbox).toContain(`order ${number} ${subject}`);
        }
        expect(outbox).toContain('UPI 601234');
      },
      { timeout: 20_000 },
    );
  });

  it('refuses moves that its state forbids, and lists the allowed ones', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    const { number } = await rowOf(id);
    expect(await run('return-approve', number)).toMatchObject({
      error: { code: 'RETURN_NOT_FOUND', message: `Order ${number} has no return.` },
    });
    await ask(id, [damaged(1, 1)]);
    expect(await run('return-refunded', number)).toMatchObject({
      error: {
        code: 'RETURN_MOVE_NOT_ALLOWED',
        message: `Return 1 of order ${number} is requested: refunded is not possible. Possible now: approve, refuse.`,
      },
    });
    expect(await run('return-approve', number, '--return', '2')).toMatchObject({
      error: { message: `Order ${number} has no return 2.` },
    });
    expect(await run('return-approve', 'OD1')).toMatchObject({ error: { code: 'ORDER_NOT_FOUND' } });
    await run('return-refuse', number, '--reason', 'The goods were worn');
    expect(await run('return-approve', number)).toMatchObject({
      error: { message: expect.stringContaining('No further moves') },
    });
    expect(await returns(id)).toMatchObject([{ state: 'refused', refusalReason: 'The goods were worn' }]);
  });

  it('can be requested again after a refusal, and is distinguished by its number', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
    await ask(id, [damaged(1, 2)]);
    await run('return-refuse', id, '--reason', 'A photo is missing');
    expect((await ask(id, [damaged(1, 1)])).status).toBe(201);
    expect((await ask(id, [damaged(1, 1)])).status).toBe(201);
    expect((await ask(id, [damaged(1, 1)])).status).toBe(400);
    expect(await run('return-approve', id)).toMatchObject({
      error: { message: expect.stringContaining('add --return 2 or --return 3') },
    });
    expect(await run('return-approve', id, '--return', '3')).toMatchObject({ ok: true });
    expect(await run('return-approve', id)).toMatchObject({
      value: expect.stringContaining('Return 2'),
    });
  });

  it('puts goods back to stock only when staff say so, and food and drinks never', async () => {
    const id = await deliverTestOrder(shop, shopper, [
      { ...water, quantity: 2 },
      { ...shirt, quantity: 3 },
    ]);
    const before = [await stockOf(shop, water.variantId), await stockOf(shop, shirt.variantId)];
    const lines = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    const { items } = lines.body.order as { items: { position: number; variantId: string }[] };
    const at = (variantId: string) => items.find((one) => one.variantId === variantId)?.position ?? 0;
    await ask(id, [damaged(at(water.variantId), 1)]);
    expect(await received(id, '--restock')).toMatchObject({
      error: { message: expect.stringContaining('never go back to stock') },
    });
    await run('return-received', id);
    await ask(id, [damaged(at(shirt.variantId), 1)]);
    await received(id);
    expect([await stockOf(shop, water.variantId), await stockOf(shop, shirt.variantId)]).toEqual(before);
    await ask(id, [damaged(at(shirt.variantId), 2), damaged(at(water.variantId), 1)]);
    expect(await received(id, '--restock')).toMatchObject({ ok: true });
    expect(await stockOf(shop, water.variantId)).toBe(before[0]);
    expect(await stockOf(shop, shirt.variantId)).toBe((before[1] ?? 0) + 2);
  });

  it('refunds online payments through the gateway, in parts that add up to the order', async () => {
    const id = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 3 });
    const { totalPaise } = await rowOf(id);
    for (const count of [1, 2]) {
      await ask(id, [damaged(1, count)]);
      await received(id);
      expect(await run('return-refunded', id, '--reference', 'cash')).toMatchObject({
        error: { message: expect.stringContaining('omit --reference') },
      });
      expect(await run('return-refunded', id)).toMatchObject({ ok: true });
    }
    await vi.waitFor(
      async () => {
        const sent = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
        expect(sent.map(({ state }) => state)).toEqual(['sent', 'sent']);
      },
      { timeout: 20_000 },
    );
    const given = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(given.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(totalPaise);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id));
    expect(payment).toMatchObject({ status: 'refunded', refundedPaise: totalPaise });
    const book = await shop.db
      .select()
      .from(sandboxGatewayRefunds)
      .where(eq(sandboxGatewayRefunds.paymentId, payment?.gatewayPaymentId ?? ''));
    expect(book.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(totalPaise);
    expect((await rowOf(id)).paymentStatus).toBe('refunded');
    expect(await returns(id)).toMatchObject([{ refund: { status: 'sent' } }, { refund: { status: 'sent' } }]);
    // Queued behind all refund mails.
    const mails = await vi.waitFor(
      async () => {
        const toOrder = like(outboxMessages.subject, `%${(await rowOf(id)).number}%`);
        const sent = await shop.db.select().from(outboxMessages).where(toOrder);
        const refunded = sent.filter(({ subject }) => /refund/.test(subject ?? ''));
        expect(refunded.length).toBeGreaterThanOrEqual(2);
        return refunded;
      },
      { timeout: 20_000 },
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your return .* is refunded$/),
      expect.stringMatching(/^Your return .* is refunded$/),
    ]);
    const queued = await shop.db.execute<{ subject: string }>(
      sql`select data ->> 'subject' as subject from pgboss.job
        where name = 'send-mail' and data ->> 'kind' = 'refund-sent' and data ->> 'to' = ${shopper.email}`,
    );
    expect(queued.rows).toEqual([]);
  });

  it('lets the shopper keep faulty goods, but not those of a changed mind', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
    await ask(id, [{ position: 1, quantity: 1, reason: 'changed-mind' }]);
    await run('return-approve', id);
    expect(await run('return-refunded', id, '--reference', 'UPI 1')).toMatchObject({
      error: { message: expect.stringContaining('Possible now: picked-up.') },
    });
    await ask(id, [damaged(1, 1)]);
    await run('return-approve', id);
    expect(await run('return-refunded', id, '--return', '2', '--reference', 'UPI 1')).toMatchObject({
      ok: true,
    });
    expect(await returns(id)).toMatchObject([
      { state: 'approved' },
      { state: 'refunded', pickedUpAt: null, receivedAt: null, refund: { reference: 'UPI 1' } },
    ]);
  });

  it('is refunded once when two staff do it at the same moment', async () => {
    const id = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    await ask(id, [damaged(1, 1)]);
    await received(id);
    const outcomes = await Promise.all([run('return-refunded', id), run('return-refunded', id)]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1);
    expect(await listCreditNotes(shop.db, [id])).toHaveLength(1);
  });
});
