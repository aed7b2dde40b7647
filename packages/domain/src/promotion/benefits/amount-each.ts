import { formatRupees, minPaise, type Paise } from '../../money.ts';
import { amountProblems, type BenefitKind } from './benefit-kind.ts';
import { unitsIn } from './goods.ts';

/** Of each unit, at most its rest. */
export type AmountEach = { readonly kind: 'amount-each'; readonly amount: Paise };

export const amountEach: BenefitKind<AmountEach> = {
  cut: ({ amount }, units, goods) =>
    new Map(unitsIn(goods, units).map((unit) => [unit, minPaise(amount, unit.amount)])),
  missing: () => null,
  problems: ({ amount }) => amountProblems('amount', amount),
  words: ({ amount }) => `${formatRupees(amount)} off each`,
};
