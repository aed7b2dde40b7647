import { type FieldProblem, wrong } from '../../field-problem.ts';
import { basisPointsOf, formatRupees, paise, subtractPaise } from '../../money.ts';
import {
  amountProblems,
  type BenefitKind,
  NO_CUTS,
  percentProblems,
  percentWords,
  unitsProblems,
} from './benefit-kind.ts';
import { amountOf, type GoodsScope, listedAmountOf, spread, type Unit, unitsIn } from './goods.ts';

/** `from`: units, or paise before promotions. */
export type Tier = { readonly from: number; readonly basisPoints: number };

export type Tiers = {
  readonly kind: 'tiers';
  readonly by: 'quantity' | 'total';
  /** Ascending. */
  readonly tiers: readonly Tier[];
};

const MOST_TIERS = 10;

export const tiers: BenefitKind<Tiers> = {
  cut: (benefit, units, goods) => {
    const chosen = unitsIn(goods, units);
    const reached = benefit.tiers.findLast(({ from }) => from <= measure(benefit, chosen));
    return reached === undefined
      ? NO_CUTS
      : spread(basisPointsOf(amountOf(chosen), reached.basisPoints), chosen);
  },
  missing: (benefit, units, goods) => missingTo(benefit, units, goods),
  problems: ({ by, tiers: list }) => [
    ...wrong('tiers', list.length >= 1 && list.length <= MOST_TIERS, `Enter 1 to ${MOST_TIERS} tiers`),
    ...list.flatMap((tier, index) => tierProblems(by, tier, list[index - 1], index)),
  ],
  words: ({ by, tiers: list }) =>
    list
      .map(({ from, basisPoints }) => {
        const start = by === 'total' ? formatRupees(paise(from)) : `${from} units`;
        return `${percentWords(basisPoints)} from ${start}`;
      })
      .join(', '),
};

function measure({ by }: Tiers, chosen: readonly Unit[]): number {
  return by === 'quantity' ? chosen.length : listedAmountOf(chosen);
}

function missingTo(benefit: Tiers, units: readonly Unit[], goods: GoodsScope) {
  const chosen = unitsIn(goods, units);
  const measured = measure(benefit, chosen);
  const next = benefit.tiers.find(({ from }) => from > measured);
  if (chosen.length === 0 || next === undefined) return null;
  return benefit.by === 'quantity'
    ? { units: next.from - measured }
    : { amount: subtractPaise(paise(next.from), paise(measured)) };
}

function tierProblems(
  by: Tiers['by'],
  { from, basisPoints }: Tier,
  before: Tier | undefined,
  index: number,
): FieldProblem[] {
  const place = `tiers.${index}`;
  const start = by === 'quantity' ? unitsProblems : amountProblems;
  return [
    ...start(`${place}.from`, from),
    ...percentProblems(`${place}.percent`, basisPoints),
    ...wrong(`${place}.from`, from > (before?.from ?? 0), 'Each tier starts above the one before'),
    ...wrong(
      `${place}.percent`,
      before === undefined || basisPoints > before.basisPoints,
      'Each tier takes more off than the one before',
    ),
  ];
}
