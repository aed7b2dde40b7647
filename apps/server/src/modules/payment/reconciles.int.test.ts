import { randomUUID } from 'node:crypto';
import { usableCoins } from '@ilaneer/domain/coins/coins';
import { paise } from '@ilaneer/domain/money';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { cartLines } from '../../db/schema/cart.ts';
import { productVariants } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, refunds } from '../../db/schema/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../../db/schema/sandbox-gateway.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Decision, decide } from '../../sandbox-gateway/decide.ts';
import { sandboxGateway } from '../../sandbox-gateway/sandbox-gateway.ts';
import { letCoinsExpire, returnGoods } from '../../testing/coin-steps.ts';
import { TEST_BRAND } from '../../testing/content-dir.ts';
import { type LedgerStep, ledgerStep } from '../../testing/ledger-steps.ts';
import { reconcileCard } from '../../testing/reconcile-card.ts';
import { reconcileCoins } from '../../testing/reconcile-coins.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addGiftCard } from '../../testing/test-gift-card.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { readCoins } from '../coin/read-coins.ts';
import { cancelOwnOrder } from '../order/cancel-order.ts';
import { deliverOrder } from '../order/deliver-order.ts';
import { placeOrder } from '../order/place-order.ts';
import { placeSingleOrder } from '../order/place-single-order.ts';
import { processOrder } from '../order/process-order.ts';
import { findOrderById } from '../order/repository.ts';
import { shipOrder } from '../order/ship-order.ts';
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

describe('the ledger of money', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    await database.db.update(productVariants).set({ stock: STOCK }).where(eq(productVariants.id, PACK));
  });
  afterAll(() => database.drop());

  /** A shop of its own clock, with one shopper, their gift card, and the refunds that wait to be sent. */
  async function openLedger(cardPaise: number | null = null) {
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
      giftCardSecret: TEST_SECRET,
      config: { publicUrl: 'http://localhost:3001' },
      catalogue: { stockChanged: () => undefined },
      gateway: sandboxGateway({ db, now, newId: randomUUID, jwtSecret: 'a secret of the tests' }),
    };
    const userId = randomUUID();
    const written = { createdAt: now(), updatedAt: now() };
    const email = `${userId}@example.in`;
    await db.insert(users).values({ id: userId, name: 'Anu', email, emailVerified: true, ...written });
    const card = cardPaise === null ? null : await addGiftCard({ db }, cardPaise, {}, now);
    // Orders that spent what was on the card while the first one did not have it.
    const others: string[] = [];
    // And orders that earned or used coins.
    const ofCoins: string[] = [];
    return { env, clock, queue, userId, card, others, ofCoins };
  }
  type Ledger = Awaited<ReturnType<typeof openLedger>>;

  type Asked = { readonly quantity: number; readonly coins: number };

  function requestFor(
    { card }: Pick<Ledger, 'card'>,
    paymentMethod: 'cod' | 'prepaid',
    { quantity, coins }: Asked,
  ) {
    return {
      items: [{ productId: 'tender-coconut-water-pack', variantId: PACK, quantity, price: null }],
      total: null,
      address: addressForm(),
      email: null,
      paymentMethod,
      couponCode: null,
      coins,
      giftCard: card && { code: card.code, amount: null },
      idempotencyKey: null,
    };
  }

  async function place(ledger: Ledger, paymentMethod: 'cod' | 'prepaid', asked: Asked) {
    const { env, userId } = ledger;
    const written = { createdAt: env.now(), updatedAt: env.now() };
    await env.db.insert(cartLines).values({ userId, variantId: PACK, quantity: asked.quantity, ...written });
    const placed = await placeOrder(env, userId, requestFor(ledger, paymentMethod, asked));
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value.id;
  }

  /** An order that was delivered before, so that there are 57 coins. */
  async function earn(ledger: Ledger): Promise<void> {
    const id = await place({ ...ledger, card: null }, 'cod', { quantity: 4, coins: 0 });
    ledger.ofCoins.push(id);
    await ledger.env.db.update(orders).set({ status: 'in transit' }).where(eq(orders.id, id));
    await deliverOrder(ledger.env, id);
  }

  async function take(ledger: Ledger, orderId: string, one: LedgerStep): Promise<void> {
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
      case 'spend the card': {
        if (ledger.card === null) return;
        const request = { ...requestFor(ledger, 'cod', { quantity: 1, coins: 0 }), single: true } as const;
        const other = await placeSingleOrder(env, userId, request);
        if (other.ok) ledger.others.push(other.value.id);
        return;
      }
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
      case 'spend coins elsewhere': {
        const coins = usableCoins(paise(28_500), (await readCoins(env, userId)).balance);
        if (coins === 0) return;
        ledger.ofCoins.push(await place({ ...ledger, card: null }, 'cod', { quantity: 1, coins }));
        return;
      }
      case 'coins expire':
        await letCoinsExpire(env, userId);
        return;
      case 'return goods':
        await returnGoods(env, orderId, one.keptShare);
        return;
      default:
        for (const refundId of queue) await sendRefund(env, refundId);
    }
  }

  /** Whatever was pending is brought to its end: every gateway is heard, every refund sent, twice. */
  async function settle(ledger: Ledger, orderId: string): Promise<void> {
    ledger.clock.at += 16 * 60_000;
    for (const attempt of await listPayments(ledger.env.db, [orderId])) await askGateway(ledger.env, attempt);
    await giveUpOrder(ledger.env, orderId);
    for (const refundId of [...ledger.queue, ...ledger.queue]) await sendRefund(ledger.env, refundId);
  }

  async function reconcile(ledger: Ledger, orderId: string): Promise<number> {
    const { env } = ledger;
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
    expect(kept).toBe(isPaidOnline ? order.totalPaise - order.giftCardPaise : 0);
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
    const back = await env.db
      .select()
      .from(sandboxGatewayRefunds)
      .where(
        sql`${sandboxGatewayRefunds.paymentId} = any(${sql.param(captured.map(({ id }) => id))}::text[])`,
      );
    expect(sum(back.map(({ amountPaise }) => amountPaise))).toBe(
      sum(given.map(({ amountPaise }) => amountPaise)),
    );
    await reconcileCard(ledger.env, ledger.card, order, ledger.others);
    return (isSold ? sum(order.lines.map(({ quantity }) => quantity)) : 0) + ledger.others.length;
  }

  it(`reconciles to the paisa, the coin and the unit after ${SEQUENCES} sequences of up to ${STEPS} steps`, {
    timeout: WITHIN_MS,
  }, async () => {
    let sold = 0;
    const method = fc.constantFrom('cod' as const, 'prepaid' as const, 'prepaid' as const);
    const steps = fc.array(ledgerStep, { maxLength: STEPS, size: 'max' });
    const property = fc.asyncProperty(
      method,
      fc.integer({ min: 1, max: 5 }),
      fc.option(fc.integer({ min: 1, max: 250_000 }), { freq: 1 }),
      fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 57 })),
      steps,
      async (how, quantity, cardPaise, coins, taken) => {
        const ledger = await openLedger(cardPaise);
        if (coins > 0) await earn(ledger);
        const orderId = await place(ledger, how, { quantity, coins });
        for (const one of taken) await take(ledger, orderId, one);
        await settle(ledger, orderId);
        const units = await reconcile(ledger, orderId);
        const soldElsewhere = await reconcileCoins(database.db, ledger.userId, [orderId, ...ledger.ofCoins]);
        sold += units + soldElsewhere;
      },
    );
    const runs = { numRuns: SEQUENCES / ABREAST, endOnFailure: true };
    await Promise.all(Array.from({ length: ABREAST }, () => fc.assert(property, runs)));
    const [row] = await database.db
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, PACK));
    expect(row?.stock).toBe(STOCK - sold);
  });

  it('is undone as a whole when a step breaks half-way', async () => {
    const ledger = await openLedger();
    const orderId = await place(ledger, 'prepaid', { quantity: 1, coins: 0 });
    await take(ledger, orderId, { do: 'pay', method: 'card' });
    await take(ledger, orderId, { do: 'approve', attempt: 0 });
    const [attempt] = await listPayments(ledger.env.db, [orderId]);
    if (attempt === undefined) throw new Error('no attempt');
    const broken = {
      ...ledger.env,
      jobs: { enqueue: () => Promise.reject(new Error('killed')) },
    };
    await expect(askGateway(broken, attempt)).rejects.toThrow('killed');
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'pending' });
    await askGateway(ledger.env, attempt);
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'placed' });
  });
});
