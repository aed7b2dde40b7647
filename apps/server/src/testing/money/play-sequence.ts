import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import fc from 'fast-check';
import type { TestDatabase } from '../test-database.ts';
import { expectTiedBooks } from './expect-tied-books.ts';
import {
  EARNED_COINS,
  earnInLedger,
  LEDGER_COUPON,
  type LedgerStep,
  ledgerStep,
  openLedger,
  placeInLedger,
  settleLedger,
  takeStep,
} from './money-ledger.ts';
import { reconcileCoins } from './reconcile-coins.ts';
import { reconcileMoney } from './reconcile-money.ts';

/** So many things happen in a sequence. */
export const STEPS = 30;

/** What an order begins with, and what happens then. */
type Sequence = {
  readonly how: 'cod' | 'prepaid';
  readonly packs: number;
  readonly bags: number;
  readonly coins: number;
  readonly cardPaise: number | null;
  readonly hasCoupon: boolean;
  readonly steps: readonly LedgerStep[];
};

/** Any sequence; more than half of them are paid online, for there more can happen. */
export function anySequence(max: { packs: number; bags: number; cardPaise: number }): fc.Arbitrary<Sequence> {
  return fc.record({
    how: fc.constantFrom('cod', 'prepaid', 'prepaid'),
    packs: fc.integer({ min: 1, max: max.packs }),
    bags: fc.integer({ min: 0, max: max.bags }),
    coins: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: EARNED_COINS })),
    cardPaise: fc.option(fc.integer({ min: 1, max: max.cardPaise }), { freq: 1 }),
    hasCoupon: fc.boolean(),
    steps: fc.array(ledgerStep, { minLength: STEPS, maxLength: STEPS }),
  });
}

/** Plays a sequence to its end and expects that money, coins and books reconcile; replies with the orders and their units. */
export async function playSequence(
  database: TestDatabase,
  { how, packs, bags, coins, cardPaise, hasCoupon, steps }: Sequence,
  hsnRates: HsnRates | null = null,
  booksAt: 'every step' | 'the end' = 'the end',
) {
  const ledger = await openLedger(database, cardPaise, hsnRates);
  if (coins > 0) await earnInLedger(ledger);
  const couponCode = hasCoupon && packs >= LEDGER_COUPON.packs ? LEDGER_COUPON.code : null;
  const wish = { quantity: packs, bags, coins, card: ledger.card, couponCode };
  const orderId = await placeInLedger(ledger, how, wish);
  for (const step of steps) {
    await takeStep(ledger, orderId, step);
    if (booksAt === 'every step') await expectTiedBooks(database.db);
  }
  await settleLedger(ledger, orderId);
  await expectTiedBooks(database.db);
  const { sold, back } = await reconcileMoney(ledger, orderId);
  const soldByOthers = await reconcileCoins(database.db, ledger.userId, [orderId, ...ledger.others]);
  return { orderId, others: ledger.others, sold: sold + soldByOthers, back };
}
