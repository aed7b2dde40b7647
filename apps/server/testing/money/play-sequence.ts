import fc from 'fast-check';
import type { TestDatabase } from '../test-database.ts';
import type { LedgerTax } from './changing-rates.ts';
import { daysOfBooks, expectOpenItemsTie } from './expect-open-items.ts';
import { expectTiedLedgers } from './expect-tied-books.ts';
import {
  EARNED_COINS,
  earnInLedger,
  LEDGER_COUPON,
  type LedgerStep,
  ledgerStep,
  type MoneyLedger,
  openLedger,
  placeInLedger,
  settleLedger,
  takeStep,
} from './money-ledger.ts';
import { type ParcelStepTaken, parcelStep, takeParcelStep } from './parcel-steps.ts';
import { reconcileCoins } from './reconcile-coins.ts';
import { reconcileMoney } from './reconcile-money.ts';
import { type StaffStep, staffStep, takeStaffStep } from './staff-steps.ts';

export const STEPS = 30;

type Step = LedgerStep | StaffStep | ParcelStepTaken;

type Sequence = {
  readonly how: 'cod' | 'prepaid';
  readonly packs: number;
  readonly bags: number;
  readonly coins: number;
  readonly cardPaise: number | null;
  readonly hasCoupon: boolean;
  /** PAYMENT-23. */
  readonly roundsCash: boolean;
  readonly steps: readonly Step[];
};

const anyStep = fc.oneof(
  { weight: 8, arbitrary: ledgerStep },
  { weight: 2, arbitrary: staffStep },
  { weight: 1, arbitrary: parcelStep },
);

/** Mostly prepaid, which has more transitions. */
export function anySequence(max: { packs: number; bags: number; cardPaise: number }): fc.Arbitrary<Sequence> {
  return fc.record({
    how: fc.constantFrom('cod', 'prepaid', 'prepaid'),
    packs: fc.integer({ min: 1, max: max.packs }),
    bags: fc.integer({ min: 0, max: max.bags }),
    coins: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: EARNED_COINS })),
    cardPaise: fc.option(fc.integer({ min: 1, max: max.cardPaise }), { freq: 1 }),
    hasCoupon: fc.boolean(),
    roundsCash: fc.boolean(),
    steps: fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }),
  });
}

export async function playSequence(
  database: TestDatabase,
  { how, packs, bags, coins, cardPaise, hasCoupon, roundsCash, steps }: Sequence,
  taxed: LedgerTax | null = null,
  booksAt: 'every step' | 'the end' = 'the end',
) {
  const ledger = await openLedger(database, { cardPaise, taxed, roundsCash });
  if (coins > 0) await earnInLedger(ledger);
  const couponCode = hasCoupon && packs >= LEDGER_COUPON.packs ? LEDGER_COUPON.code : null;
  const wish = { quantity: packs, bags, coins, card: ledger.card, couponCode };
  const orderId = await placeInLedger(ledger, how, wish);
  for (const step of steps) {
    await take(ledger, orderId, step);
    if (booksAt === 'every step') await expectTiedLedgers(database.db);
  }
  await settleLedger(ledger, orderId);
  await expectTiedLedgers(database.db);
  if (booksAt === 'every step')
    await expectOpenItemsTie(database.db, [null, ...(await daysOfBooks(database.db))]);
  const { sold, back } = await reconcileMoney(ledger, orderId);
  const soldByOthers = await reconcileCoins(database.db, ledger.userId, [
    orderId,
    ...ledger.others,
    ...ledger.replacements,
  ]);
  const { others, replacements, seen } = ledger;
  return { orderId, others, replacements, seen, sold: sold + soldByOthers, back };
}

function take(ledger: MoneyLedger, orderId: string, step: Step): Promise<void> {
  if (isOfParcel(step)) return takeParcelStep(ledger, orderId, step);
  return isOfStaff(step) ? takeStaffStep(ledger, orderId, step) : takeStep(ledger, orderId, step);
}

function isOfParcel(step: Step): step is ParcelStepTaken {
  return (
    step.do === 'go in two parcels' || step.do === 'move a parcel' || step.do === 'claim from the courier'
  );
}

function isOfStaff(step: LedgerStep | StaffStep): step is StaffStep {
  return step.do === 'goodwill' || step.do === 'exchange goods' || step.do === 'change items';
}
