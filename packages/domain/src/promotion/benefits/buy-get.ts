import { basisPointsOf } from '../../money.ts';
import { type BenefitKind, NO_CUTS, percentProblems, percentWords, unitsProblems } from './benefit-kind.ts';
import { type Cuts, dearestFirst, type GoodsScope, isInScope, type Unit, unitsIn } from './goods.ts';

export type BuyGet = {
  readonly kind: 'buy-get';
  readonly buy: number;
  readonly get: number;
  /** Off the units to get; 10,000: free. */
  readonly basisPoints: number;
  /** Other goods to get; null: the same. */
  readonly gets: GoodsScope | null;
  readonly mostTimes: number | null;
};

export const buyGet: BenefitKind<BuyGet> = {
  cut: (benefit, units, goods) => reduced(benefit, toGet(benefit, units, goods)),
  missing: ({ buy, get, gets, mostTimes }, units, goods) => {
    const bought = boughtUnits(gets, units, goods).length;
    if (bought === 0) return null;
    const group = gets === null ? buy + get : buy;
    const times = Math.floor(bought / group);
    if (mostTimes !== null && times >= mostTimes) return null;
    if (gets === null) return { units: group - (bought % group) };
    const left = times * get - unitsIn(gets, units).length;
    return { units: left > 0 ? left : group - (bought % group) };
  },
  problems: ({ buy, get, basisPoints, mostTimes }) => [
    ...unitsProblems('buy', buy),
    ...unitsProblems('get', get),
    ...percentProblems('percent', basisPoints),
    ...(mostTimes === null ? [] : unitsProblems('mostTimes', mostTimes)),
  ],
  words: ({ buy, get, basisPoints }) => `Buy ${buy}, get ${get} ${percentWords(basisPoints)}`,
};

/** Goods that can be got do not count as bought. */
function boughtUnits(gets: GoodsScope | null, units: readonly Unit[], goods: GoodsScope): Unit[] {
  return unitsIn(goods, units).filter(({ line }) => gets === null || !isInScope(gets, line));
}

/**
 * Of the same goods: the cheapest of each group, dearest groups first, as if each group were an order of its own.
 * Of other goods: the cheapest.
 */
function toGet({ buy, get, gets, mostTimes }: BuyGet, units: readonly Unit[], goods: GoodsScope): Unit[] {
  const bought = boughtUnits(gets, units, goods);
  const group = gets === null ? buy + get : buy;
  const times = Math.min(Math.floor(bought.length / group), mostTimes ?? Number.POSITIVE_INFINITY);
  if (times === 0) return [];
  if (gets !== null) return dearestFirst(unitsIn(gets, units)).slice(-times * get);
  return dearestFirst(bought)
    .slice(0, times * group)
    .filter((_, index) => index % group >= buy);
}

function reduced({ basisPoints }: BuyGet, units: readonly Unit[]): Cuts {
  if (units.length === 0) return NO_CUTS;
  return new Map(units.map((unit) => [unit, basisPointsOf(unit.amount, basisPoints)]));
}
