import { floorAtZero, formatRupees, type Paise, subtractPaise } from '../../money.ts';
import { amountProblems, type BenefitKind } from './benefit-kind.ts';
import { unitsIn } from './goods.ts';

/** Of each unit; cheaper units keep their price. */
export type FixedPrice = { readonly kind: 'fixed-price'; readonly price: Paise };

export const fixedPrice: BenefitKind<FixedPrice> = {
  cut: ({ price }, units, goods) =>
    new Map(unitsIn(goods, units).map((unit) => [unit, floorAtZero(subtractPaise(unit.amount, price))])),
  missing: () => null,
  problems: ({ price }) => amountProblems('price', price),
  words: ({ price }) => `${formatRupees(price)} each`,
};
