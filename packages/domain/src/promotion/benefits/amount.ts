import { formatRupees, minPaise, type Paise } from '../../money.ts';
import { amountProblems, type BenefitKind } from './benefit-kind.ts';
import { amountOf, spread, unitsIn } from './goods.ts';

/** Once an order. */
export type Amount = { readonly kind: 'amount'; readonly amount: Paise };

export const amount: BenefitKind<Amount> = {
  cut: (benefit, units, goods) => {
    const chosen = unitsIn(goods, units);
    return spread(minPaise(benefit.amount, amountOf(chosen)), chosen);
  },
  missing: () => null,
  problems: (benefit) => amountProblems('amount', benefit.amount),
  words: (benefit) => `${formatRupees(benefit.amount)} off`,
};
