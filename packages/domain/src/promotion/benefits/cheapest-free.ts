import { wrong } from '../../field-problem.ts';
import { type BenefitKind, NO_CUTS, unitsProblems } from './benefit-kind.ts';
import { dearestFirst, unitsIn } from './goods.ts';

/** Once an order: of at least `from` units the `free` cheapest. */
export type CheapestFree = {
  readonly kind: 'cheapest-free';
  readonly from: number;
  readonly free: number;
};

export const cheapestFree: BenefitKind<CheapestFree> = {
  cut: ({ from, free }, units, goods) => {
    const chosen = unitsIn(goods, units);
    if (chosen.length < from) return NO_CUTS;
    return new Map(
      dearestFirst(chosen)
        .slice(-free)
        .map((unit) => [unit, unit.amount]),
    );
  },
  missing: ({ from }, units, goods) => {
    const { length } = unitsIn(goods, units);
    return length === 0 || length >= from ? null : { units: from - length };
  },
  problems: ({ from, free }) => [
    ...unitsProblems('from', from),
    ...unitsProblems('free', free),
    ...wrong('free', !(free >= from), 'Fewer units can be free than are bought'),
  ],
  words: ({ from, free }) =>
    `Of ${from} or more, ${free === 1 ? 'the cheapest is' : `the ${free} cheapest are`} free`,
};
