import { shopperActor } from '@ilaneer/domain/actor/actor';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { lives, timeFor } from '../../../testing/money/lives.ts';
import {
  EARNED_COINS,
  earnInLedger,
  LEDGER_COUPON,
  LEDGER_PACK,
  type MoneyLedger,
  openLedger,
  placeInLedger,
  takeStep,
} from '../../../testing/money/money-ledger.ts';
import { reconcileCoins } from '../../../testing/money/reconcile-coins.ts';
import { sendGoodsBack } from '../../../testing/money/send-goods-back.ts';
import { ledgerOfCard } from '../../../testing/shoppers/test-gift-card.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { payments } from '../../db/schema/order/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../../db/schema/order/sandbox-gateway.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { listReturns } from '../../modules/return/repository.ts';
import { requestReturn } from './request-return.ts';
import { transitionReturn } from './transition-return.ts';

const STOCK = 1_000_000;
const RUNS = lives(8);

const anExchange = fc.record({
  how: fc.constantFrom('cod' as const, 'prepaid' as const, 'prepaid' as const),
  packs: fc.integer({ min: 1, max: 4 }),
  coins: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: EARNED_COINS })),
  cardPaise: fc.option(fc.integer({ min: 1, max: 150_000 })),
  hasCoupon: fc.boolean(),
  exchanged: fc.integer({ min: 1, max: 4 }),
  reason: fc.constantFrom('damaged' as const, 'leaking' as const),
  later: fc.constantFrom('keep', 'cancel', 'return', 'exchange again', 'return all'),
});

describe('the money of an exchange (RETURN-17)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    await database.db
      .update(productVariants)
      .set({ stock: STOCK })
      .where(eq(productVariants.id, LEDGER_PACK));
  });
  afterAll(() => database.drop());

  it('matches the ledgers, to the paisa and the coin, in any later course of the replacement', {
    timeout: timeFor(RUNS),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anExchange, async (plan) => {
        const ledger = await openLedger(database, { cardPaise: plan.cardPaise });
        if (plan.coins > 0) await earnInLedger(ledger);
        const couponCode = plan.hasCoupon && plan.packs >= LEDGER_COUPON.packs ? LEDGER_COUPON.code : null;
        const wish = { quantity: plan.packs, coins: plan.coins, card: ledger.card, couponCode };
        const sold = await placeInLedger(ledger, plan.how, wish);
        await takeStep(ledger, sold, { do: 'pay', method: 'card' });
        await takeStep(ledger, sold, { do: 'approve', attempt: 0 });
        await takeStep(ledger, sold, { do: 'hear', attempt: 0 });
        await takeStep(ledger, sold, { do: 'go all the way' });

        const units = Math.min(plan.exchanged, plan.packs);
        const family = [sold, await exchange(ledger, sold, units, plan.reason)];
        await reconcile(ledger, family);
        const [, out = ''] = family;
        const isDelivered = plan.later !== 'cancel';
        await takeStep(ledger, out, { do: isDelivered ? 'go all the way' : 'cancel' });
        if (plan.later === 'exchange again') {
          family.push(await exchange(ledger, out, 1, plan.reason));
          await takeStep(ledger, family[2] ?? '', { do: 'go all the way' });
          await sendGoodsBack(ledger.env, ledger.userId, family[2] ?? '', { position: 1, quantity: 1 });
        }
        if (plan.later === 'return') {
          await sendGoodsBack(ledger.env, ledger.userId, out, { position: 1, quantity: 1 });
        }
        if (plan.later === 'return all') {
          await sendGoodsBack(ledger.env, ledger.userId, out, { position: 1, quantity: units });
          const rest = plan.packs - units;
          if (rest > 0) {
            await sendGoodsBack(ledger.env, ledger.userId, sold, { position: 1, quantity: rest });
          }
        }
        await takeStep(ledger, sold, { do: 'refund' });
        const kept = await reconcile(ledger, family, true);
        if (plan.later === 'return all') expect(kept).toBe(0);
        await reconcileCoins(database.db, ledger.userId, [sold, ...family.slice(1), ...ledger.others]);
      }),
      { numRuns: RUNS },
    );
  });
});

async function exchange(
  { env, userId }: MoneyLedger,
  orderId: string,
  quantity: number,
  reason: 'damaged' | 'leaking',
): Promise<string> {
  const catalogue = { current: async () => ({ find: async () => new Map() }) };
  const lines = [{ position: 1, quantity, reason }];
  const request = { orderId, lines, note: '', remedy: 'replacement', payout: null } as const;
  const asked = await requestReturn({ ...env, catalogue, keys: TEST_KEYS }, shopperActor(userId), request);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const which = { orderNumber: orderId, returnNumber: asked.value.request.number };
  await transitionReturn(env, TEST_STAFF, { ...which, transition: 'approve' });
  const step = { ...which, transition: 'exchange', goods: [], reference: null } as const;
  const exchanged = await transitionReturn(env, TEST_STAFF, step);
  if (!exchanged.ok) throw new Error(JSON.stringify(exchanged.error));
  const { refundPaise, exchangePaise, exchangeOrderId } = exchanged.value.request;
  expect(exchangePaise).toBe(refundPaise);
  const out = await findOrderById(env.db, exchangeOrderId ?? '');
  expect(out).toMatchObject({ status: 'placed', totalPaise: exchangePaise, paymentStatus: 'completed' });
  return out?.id ?? '';
}

/** Gateway and card match the orders; returns the balance. */
async function reconcile(
  { env, card, others }: MoneyLedger,
  family: readonly string[],
  isSent = false,
): Promise<number> {
  await expectTiedBooks(env.db);
  const orders = await Promise.all(family.map((id) => findOrderById(env.db, id)));
  const returns = await listReturns(env.db, family);
  const [sold] = orders;
  let worth = 0;
  for (const order of orders) {
    const back = returns.filter(({ orderId }) => orderId === order?.id).map((one) => one.refundPaise ?? 0);
    worth += order?.status === 'cancelled' ? 0 : (order?.totalPaise ?? 0) - sum(back);
  }
  const keptOnline = await atGateway(env.db, family, isSent);
  const ofOthers = await Promise.all(others.map((id) => findOrderById(env.db, id)));
  const spentElsewhere = sum(ofOthers.map((order) => order?.giftCardPaise ?? 0));
  const onCard = card === null ? 0 : (await ledgerOfCard(env, card.id)).spent - spentElsewhere;
  if (sold?.paymentMethod === 'cod') expect(onCard).toBeLessThanOrEqual(worth);
  else expect(keptOnline + onCard).toBe(worth);
  return sold?.paymentMethod === 'cod' ? worth : keptOnline + onCard;
}

async function atGateway(
  db: MoneyLedger['env']['db'],
  family: readonly string[],
  isSent: boolean,
): Promise<number> {
  const attempts = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...family]));
  const taken = attempts.filter(({ carriedFrom }) => carriedFrom === null);
  const entries = await db
    .select()
    .from(sandboxGatewayPayments)
    .where(
      inArray(
        sandboxGatewayPayments.orderId,
        taken.map(({ gatewayOrderId }) => gatewayOrderId),
      ),
    );
  const captured = entries.filter(({ status }) => status === 'captured').map(({ id }) => id);
  const sentBack = await db
    .select()
    .from(sandboxGatewayRefunds)
    .where(inArray(sandboxGatewayRefunds.paymentId, captured));
  const came = taken.filter(({ gatewayPaymentId }) => captured.includes(gatewayPaymentId ?? ''));
  const kept = sum(
    attempts.map(({ status, amountPaise, refundedPaise }) =>
      status === 'captured' || status === 'partly refunded' ? amountPaise - refundedPaise : 0,
    ),
  );
  const atGatewayNow =
    sum(came.map(({ amountPaise }) => amountPaise)) - sum(sentBack.map((one) => one.amountPaise));
  // Unsent refunds: our books are ahead.
  expect(kept).toBeLessThanOrEqual(atGatewayNow);
  if (isSent) expect(kept).toBe(atGatewayNow);
  return kept;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
