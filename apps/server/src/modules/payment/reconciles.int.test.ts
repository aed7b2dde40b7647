import { randomUUID } from 'node:crypto';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { cartLines } from '../../db/schema/cart.ts';
import { productVariants } from '../../db/schema/catalogue.ts';
import { payments, refunds } from '../../db/schema/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../../db/schema/sandbox-gateway.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Decision, decide } from '../../sandbox-gateway/decide.ts';
import { sandboxGateway } from '../../sandbox-gateway/sandbox-gateway.ts';
import { TEST_BRAND } from '../../testing/content-dir.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { approveReturn } from '../order/approve-return.ts';
import { cancelOwnOrder } from '../order/cancel-order.ts';
import { deliverOrder } from '../order/deliver-order.ts';
import { markReturnPickedUp } from '../order/mark-return-picked-up.ts';
import { placeOrder } from '../order/place-order.ts';
import { processOrder } from '../order/process-order.ts';
import { receiveReturn } from '../order/receive-return.ts';
import { refundReturn } from '../order/refund-return.ts';
import { findOrderById } from '../order/repository.ts';
import { requestReturn } from '../order/request-return.ts';
import { listReturns } from '../order/returns-repository.ts';
import { shipOrder } from '../order/ship-order.ts';
import { listCreditNotes } from '../tax-document/repository.ts';
import { giveUpOrder } from './give-up-order.ts';
import { askGateway } from './hear-of-payments.ts';
import { openPayment } from './open-payment.ts';
import { recordReport } from './record-report.ts';
import { listPayments } from './repository.ts';
import { sendRefund } from './send-refund.ts';

const PACK = 'tender-coconut-water-pack_V01';
const STOCK = 1_000_000;
const SEQUENCES = 1_000;
// At a time, each with a shopper and an order of its own.
const ABREAST = 4;
const STEPS = 30;
const WITHIN_MS = 900_000;

const anAttempt = { attempt: fc.nat({ max: 3 }) };
const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), method: fc.constantFrom('card' as const, 'upi' as const) }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('hear' as const, 'hear of the first try' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('wait' as const), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ do: fc.constant('return' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constantFrom('give up', 'cancel', 'process', 'ship', 'deliver', 'refund') }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe('the ledger of money', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    await database.db.update(productVariants).set({ stock: STOCK }).where(eq(productVariants.id, PACK));
  });
  afterAll(() => database.drop());

  /** A shop of its own clock, with one shopper and the refunds that wait to be sent. */
  async function openLedger() {
    const { db } = database;
    const clock = { at: new Date('2026-11-21T10:00:00Z').getTime() };
    const now = () => new Date(clock.at);
    const queue = new Set<string>();
    const jobs: Pick<Jobs, 'enqueue'> = {
      enqueue: async (_tx, _name, data) => {
        if ('refundId' in data) queue.add(data.refundId);
      },
    };
    const env = {
      db,
      now,
      newId: randomUUID,
      jobs,
      log: pino({ level: 'silent' }),
      brand: TEST_BRAND,
      config: { publicUrl: 'http://localhost:3001' },
      catalogue: { stockChanged: () => undefined },
      gateway: sandboxGateway({ db, now, newId: randomUUID, jwtSecret: 'a secret of the tests' }),
    };
    const userId = randomUUID();
    const written = { createdAt: now(), updatedAt: now() };
    await db.insert(users).values({ id: userId, name: 'Anu', email: `${userId}@example.in`, ...written });
    return { env, clock, queue, userId };
  }
  type Ledger = Awaited<ReturnType<typeof openLedger>>;

  // Units that came back, so that a run in which none did is noticed.
  const back = { units: 0 };

  async function place({ env, userId }: Ledger, paymentMethod: 'cod' | 'prepaid', quantity: number) {
    const written = { createdAt: env.now(), updatedAt: env.now() };
    await env.db.insert(cartLines).values({ userId, variantId: PACK, quantity, ...written });
    const placed = await placeOrder(env, userId, {
      items: [{ productId: 'tender-coconut-water-pack', variantId: PACK, quantity, price: null }],
      total: null,
      address: addressForm(),
      email: null,
      paymentMethod,
      couponCode: null,
      idempotencyKey: null,
    });
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value.id;
  }

  async function take(ledger: Ledger, orderId: string, one: Step): Promise<void> {
    const { env, clock, queue, userId } = ledger;
    const attempts = await listPayments(env.db, [orderId]);
    const attempt = 'attempt' in one ? attempts[one.attempt % Math.max(1, attempts.length)] : undefined;
    const decideAt = (decision: Decision) =>
      attempt === undefined ? undefined : decide(env, attempt.gatewayOrderId, decision);
    switch (one.do) {
      case 'pay': {
        const order = await findOrderById(env.db, orderId);
        const choice = { method: one.method, savedCardId: null, saveCard: false };
        if (order !== null) await openPayment(env, order, choice);
        return;
      }
      case 'approve':
        await decideAt({ approves: true, cardNumber: '4111111111111111' });
        return;
      case 'decline':
        await decideAt({ approves: false, cardNumber: null });
        return;
      case 'hear':
        if (attempt !== undefined) await askGateway(env, attempt);
        return;
      case 'hear of the first try': {
        // A webhook that arrives late, and says what was true long ago.
        const [report] = attempt === undefined ? [] : await env.gateway.fetchReports(attempt.gatewayOrderId);
        if (report === undefined) return;
        await recordReport(env, { gateway: 'sandbox', eventId: randomUUID(), report });
        return;
      }
      case 'wait':
        clock.at += one.minutes * 60_000;
        return;
      case 'give up':
        await giveUpOrder(env, orderId);
        return;
      case 'cancel':
        await cancelOwnOrder(env, userId, orderId, { reason: null, category: null, feedback: null });
        return;
      case 'process':
        await processOrder(env, orderId);
        return;
      case 'ship':
        await shipOrder(env, orderId, { courier: 'Delhivery', trackingNumber: 'AB1234' });
        return;
      case 'deliver':
        await deliverOrder(env, orderId);
        return;
      case 'return':
        await sendBack(env, userId, orderId, one.quantity);
        return;
      default:
        for (const refundId of queue) await sendRefund(env, refundId);
    }
  }

  /** A return of some units of what is left, the whole way; an order that was not delivered refuses it. */
  async function sendBack(env: Ledger['env'], userId: string, orderId: string, quantity: number) {
    const catalogue = { current: async () => ({ productsById: new Map() }) };
    const lines = [{ position: 1, quantity, reason: 'damaged' as const }];
    const asked = await requestReturn({ ...env, catalogue }, userId, { orderId, lines, note: '' });
    if (!asked.ok) return;
    const { order, request } = asked.value;
    const which = { orderNumber: orderId, returnNumber: request.number };
    await approveReturn(env, which);
    await markReturnPickedUp(env, which);
    await receiveReturn(env, which, false);
    const refunded = await refundReturn(env, which, order.paymentMethod === 'cod' ? 'UPI 1' : null);
    if (!refunded.ok) throw new Error(refunded.error.message ?? refunded.error.code);
  }

  /** Whatever was pending is brought to its end: every gateway is heard, every refund sent, twice. */
  async function settle(ledger: Ledger, orderId: string): Promise<void> {
    ledger.clock.at += 16 * 60_000;
    for (const attempt of await listPayments(ledger.env.db, [orderId])) await askGateway(ledger.env, attempt);
    await giveUpOrder(ledger.env, orderId);
    for (const refundId of [...ledger.queue, ...ledger.queue]) await sendRefund(ledger.env, refundId);
  }

  async function reconcile({ env }: Ledger, orderId: string): Promise<number> {
    const order = await findOrderById(env.db, orderId);
    if (order === null) throw new Error('the order is gone');
    const attempts = await env.db.select().from(payments).where(eq(payments.orderId, orderId));
    const given = await env.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const taken = attempts.filter(({ status }) => wasCaptured(status));
    const kept = sum(taken.map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise));
    expect(given.every(({ state }) => state === 'sent')).toBe(true);
    expect(sum(given.map(({ amountPaise }) => amountPaise))).toBe(
      sum(attempts.map(({ refundedPaise }) => refundedPaise)),
    );
    const isSold = order.status !== 'cancelled';
    const isPaidOnline = isSold && order.paymentMethod !== 'cod';
    const returned = await listReturns(env.db, [orderId]);
    const returnedPaise = sum(returned.map(({ refundPaise }) => refundPaise ?? 0));
    expect(kept).toBe(isPaidOnline ? order.totalPaise - returnedPaise : 0);
    expect(returnedPaise).toBeLessThanOrEqual(order.totalPaise);
    expect(await listCreditNotes(env.db, [orderId])).toHaveLength(returned.length);
    const unitsBack = sum(returned.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
    const ordered = sum(order.lines.map(({ quantity }) => quantity));
    expect(unitsBack).toBeLessThanOrEqual(ordered);
    if (unitsBack === ordered) expect(returnedPaise).toBe(order.totalPaise);
    back.units += unitsBack;
    expect(order.status).not.toBe('pending');

    const gatewayIds = new Set(attempts.map(({ gatewayOrderId }) => gatewayOrderId));
    const books = await env.db
      .select()
      .from(sandboxGatewayPayments)
      .where(sql`${sandboxGatewayPayments.orderId} = any(${sql.param([...gatewayIds])}::text[])`);
    const captured = books.filter(({ status }) => status === 'captured');
    expect(captured.map(({ id }) => id).sort()).toEqual(
      taken.map(({ gatewayPaymentId }) => gatewayPaymentId).sort(),
    );
    const sentBack = await env.db
      .select()
      .from(sandboxGatewayRefunds)
      .where(
        sql`${sandboxGatewayRefunds.paymentId} = any(${sql.param(captured.map(({ id }) => id))}::text[])`,
      );
    expect(sum(sentBack.map(({ amountPaise }) => amountPaise))).toBe(
      sum(given.map(({ amountPaise }) => amountPaise)),
    );
    return isSold ? sum(order.lines.map(({ quantity }) => quantity)) : 0;
  }

  it(`reconciles to the paisa and the unit after ${SEQUENCES} sequences of up to ${STEPS} steps`, {
    timeout: WITHIN_MS,
  }, async () => {
    let sold = 0;
    const method = fc.constantFrom('cod' as const, 'prepaid' as const, 'prepaid' as const);
    const steps = fc.array(step, { maxLength: STEPS, size: 'max' });
    const property = fc.asyncProperty(
      method,
      fc.integer({ min: 1, max: 5 }),
      steps,
      async (how, quantity, taken) => {
        const ledger = await openLedger();
        const orderId = await place(ledger, how, quantity);
        for (const one of taken) await take(ledger, orderId, one);
        await settle(ledger, orderId);
        const units = await reconcile(ledger, orderId);
        sold += units;
      },
    );
    const runs = { numRuns: SEQUENCES / ABREAST, endOnFailure: true };
    await Promise.all(Array.from({ length: ABREAST }, () => fc.assert(property, runs)));
    const [row] = await database.db
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, PACK));
    // What spoils never goes back to stock.
    expect(row?.stock).toBe(STOCK - sold);
    expect(back.units).toBeGreaterThan(0);
  });

  it('is undone as a whole when a step breaks half-way', async () => {
    const ledger = await openLedger();
    const orderId = await place(ledger, 'prepaid', 1);
    await take(ledger, orderId, { do: 'pay', method: 'card' });
    await take(ledger, orderId, { do: 'approve', attempt: 0 });
    const [attempt] = await listPayments(ledger.env.db, [orderId]);
    if (attempt === undefined) throw new Error('no attempt');
    const broken = {
      ...ledger.env,
      jobs: {
        enqueue: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(askGateway(broken, attempt)).rejects.toThrow('killed');
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'pending' });
    await askGateway(ledger.env, attempt);
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'placed' });
  });
});
