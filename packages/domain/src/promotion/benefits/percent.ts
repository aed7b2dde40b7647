import { basisPointsOf, formatRupees, minPaise, type Paise } from '../../money.ts';
import { amountProblems, type BenefitKind, percentProblems, percentWords } from './benefit-kind.ts';
import { amountOf, spread, unitsIn } from './goods.ts';

export type Percent = {
  readonly kind: 'percent';
  readonly basisPoints: number;
  readonly cap: Paise | null;
};

/** Rounded once on all goods. */
export const percent: BenefitKind<Percent> = {
  cut: ({ basisPoints, cap }, units, goods) => {
    const chosen = unitsIn(goods, units);
    const share = basisPointsOf(amountOf(chosen), basisPoints);
    return spread(cap === null ? share : minPaise(share, cap), chosen);
  },
  missing: () => null,
  problems: ({ basisPoints, cap }) => [
    ...percentProblems('percent', basisPoints),
    ...(cap === null ? [] : amountProblems('cap', cap)),
  ],
  words: ({ basisPoints, cap }) =>
    cap === null ? percentWords(basisPoints) : `${percentWords(basisPoints)}, up to ${formatRupees(cap)}`,
};
