import type { Benefit } from '@ilaneer/domain/promotion/benefits/benefits';
import fc from 'fast-check';
import { findOrderById } from '../../src/modules/order/repository.ts';
import type { TestDatabase } from '../test-database.ts';
import type { LedgerTax } from './changing-rates.ts';
import { type ClaimStep, claimStep, takeClaimStep } from './claim-steps.ts';
import { type AnswerStep, answerQuestion, answerStep } from './confirm-steps.ts';
import { type CourierStep, courierStep, takeCourierStep } from './courier-steps.ts';
import { count, note } from './coverage.ts';
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
import { lifeBenefit, promoteInLedger, reconcilePromotions } from './promotion-of-life.ts';
import { reconcileCoins } from './reconcile-coins.ts';
import { reconcileCouriers } from './reconcile-couriers.ts';
import { reconcileMoney } from './reconcile-money.ts';
import { type StaffStep, staffStep, takeStaffStep } from './staff-steps.ts';

export const STEPS = 30;

type Step = LedgerStep | StaffStep | ParcelStepTaken | ClaimStep | CourierStep | AnswerStep;

export const STEP_NAMES = [
  ...(['pay', 'approve', 'decline', 'hear', 'hear of the first try', 'wait'] as const),
  ...(['spend the card', 'spend coins elsewhere', 'coins expire', 'the rate changes'] as const),
  ...(['give up', 'cancel', 'process', 'ship', 'deliver', 'go all the way'] as const),
  ...(['return goods', 'return the bag', 'refund', 'remit'] as const),
  ...(['goodwill', 'exchange goods', 'change items'] as const),
  ...(['go in two parcels', 'go to the door', 'move a parcel', 'cancel unsent goods'] as const),
  ...(['claim from the courier', 'settle a claim'] as const),
  ...(['the courier pays', 'write off overdue cash', 'answer the question'] as const),
] as const satisfies readonly Step['do'][];

type Sequence = {
  readonly how: 'cod' | 'prepaid';
  readonly packs: number;
  readonly bags: number;
  readonly coins: number;
  readonly cardPaise: number | null;
  readonly hasCoupon: boolean;
  /** Of a promotion that runs while the order is placed. */
  readonly benefit: Benefit | null;
  /** PAYMENT-23. */
  readonly roundsCash: boolean;
  /** CHECKOUT-31; cash only. */
  readonly isAsked: boolean;
  readonly answer: AnswerStep;
  /** Steps before it. */
  readonly answeredAfter: number;
  readonly steps: readonly Step[];
};

const anyStep = fc.oneof(
  { weight: 16, arbitrary: ledgerStep },
  { weight: 4, arbitrary: staffStep },
  { weight: 3, arbitrary: parcelStep },
  { weight: 1, arbitrary: claimStep },
  { weight: 2, arbitrary: courierStep },
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
    benefit: fc.option(lifeBenefit),
    roundsCash: fc.boolean(),
    isAsked: fc.boolean(),
    answer: answerStep,
    answeredAfter: fc.nat({ max: 8 }),
    steps: fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }),
  });
}

export async function playSequence(
  database: TestDatabase,
  sequence: Sequence,
  taxed: LedgerTax | null = null,
  booksAt: 'every step' | 'the end' = 'the end',
) {
  const { how, packs, bags, coins, cardPaise, hasCoupon, roundsCash, isAsked } = sequence;
  const ledger = await openLedger(database, { cardPaise, taxed, roundsCash });
  if (coins > 0) await earnInLedger(ledger);
  // Its minimum counts after a promotion, which leaves half of them at least.
  const couponPacks = sequence.benefit === null ? LEDGER_COUPON.packs : 2 * LEDGER_COUPON.packs;
  const couponCode = hasCoupon && packs >= couponPacks ? LEDGER_COUPON.code : null;
  const wish = { quantity: packs, bags, coins, card: ledger.card, couponCode, isAsked };
  const endPromotion = await promoteInLedger(ledger, sequence.benefit);
  const orderId = await placeInLedger(ledger, how, wish);
  await endPromotion();
  const order = await findOrderById(database.db, orderId);
  if (order !== null && order.confirmBy !== null) note(ledger.seen, 'asked');
  for (const step of sequence.steps.toSpliced(sequence.answeredAfter, 0, sequence.answer)) {
    await take(ledger, orderId, step);
    if (booksAt === 'every step') await expectTiedLedgers(database.db);
  }
  await answerQuestion(ledger, orderId, 'expire');
  await settleLedger(ledger, orderId);
  await expectTiedLedgers(database.db);
  if (booksAt === 'every step')
    await expectOpenItemsTie(database.db, [null, ...(await daysOfBooks(database.db))]);
  const { sold, back } = await reconcileMoney(ledger, orderId);
  await reconcilePromotions(ledger, orderId);
  await reconcileCouriers(ledger, orderId);
  const soldByOthers = await reconcileCoins(database.db, ledger.userId, [
    orderId,
    ...ledger.others,
    ...ledger.replacements,
  ]);
  const { others, replacements, seen } = ledger;
  return { orderId, others, replacements, seen, sold: sold + soldByOthers, back };
}

function take(ledger: MoneyLedger, orderId: string, step: Step): Promise<void> {
  count(ledger.seen.happened, step.do);
  switch (step.do) {
    case 'goodwill':
    case 'exchange goods':
    case 'change items':
      return takeStaffStep(ledger, orderId, step);
    case 'go in two parcels':
    case 'cancel unsent goods':
    case 'go to the door':
    case 'move a parcel':
      return takeParcelStep(ledger, orderId, step);
    case 'claim from the courier':
    case 'settle a claim':
      return takeClaimStep(ledger, orderId, step);
    case 'the courier pays':
    case 'write off overdue cash':
      return takeCourierStep(ledger, orderId, step);
    case 'answer the question':
      return answerQuestion(ledger, orderId, step.how);
    default:
      return takeStep(ledger, orderId, step);
  }
}
