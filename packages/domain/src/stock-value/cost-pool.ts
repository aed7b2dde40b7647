import { NO_PAISE, type Paise, paise } from '../money.ts';

/** Cost of goods, and the GST claimed on them; SGST equals CGST. */
export type CostAmounts = { readonly cost: Paise; readonly igst: Paise; readonly cgst: Paise };

export const NO_AMOUNTS: CostAmounts = { cost: NO_PAISE, igst: NO_PAISE, cgst: NO_PAISE };

type PricedUnits = { readonly units: number; readonly amounts: CostAmounts };

/** Goods of a variant: units of known cost at their average, and units without a cost. */
export type CostPool = {
  readonly priced: PricedUnits;
  /** Below zero while more has left than had come. */
  readonly withoutCost: number;
  /** Basis of the last average, for goods that come back to an empty shelf. */
  readonly last: PricedUnits | null;
};

export const EMPTY_POOL: CostPool = {
  priced: { units: 0, amounts: NO_AMOUNTS },
  withoutCost: 0,
  last: null,
};

/** Units that came or left, and how many of them had no cost. */
export type MovedUnits = PricedUnits & { readonly withoutCost: number };

export const NOTHING_MOVED: MovedUnits = { units: 0, withoutCost: 0, amounts: NO_AMOUNTS };

export type PoolStep = { readonly pool: CostPool; readonly moved: MovedUnits };

export function addPriced(pool: CostPool, { units, amounts }: PricedUnits): CostPool {
  const priced = {
    units: pool.priced.units + units,
    amounts: addAmounts(pool.priced.amounts, amounts),
  };
  return { ...pool, priced, last: priced.units > 0 ? priced : pool.last };
}

export function addWithoutCost(pool: CostPool, units: number): CostPool {
  return { ...pool, withoutCost: pool.withoutCost + units };
}

/** Returned and found goods come in at the average, without one at no cost (STOCK-12). */
export function comeBack(pool: CostPool, units: number): PoolStep {
  const basis = pool.priced.units > 0 ? pool.priced : pool.last;
  if (basis === null) {
    return {
      pool: addWithoutCost(pool, units),
      moved: { units, withoutCost: units, amounts: NO_AMOUNTS },
    };
  }
  const amounts = shareOf(basis.amounts, units, basis.units);
  return { pool: addPriced(pool, { units, amounts }), moved: { units, withoutCost: 0, amounts } };
}

/** At the average; units without a cost first, unless those with one are meant (STOCK-12). */
export function take(pool: CostPool, units: number, first: 'without cost' | 'priced'): PoolStep {
  const unpriced = Math.max(0, pool.withoutCost);
  const priced =
    first === 'priced'
      ? Math.min(units, pool.priced.units)
      : Math.min(units - Math.min(units, unpriced), pool.priced.units);
  const withoutCost = units - priced;
  const amounts = shareOf(pool.priced.amounts, priced, pool.priced.units);
  return {
    pool: {
      priced: {
        units: pool.priced.units - priced,
        amounts: subtractAmounts(pool.priced.amounts, amounts),
      },
      withoutCost: pool.withoutCost - withoutCost,
      last: pool.priced.units > 0 ? pool.priced : pool.last,
    },
    moved: { units, withoutCost, amounts },
  };
}

/** `part` of `whole` units, rounded half away from zero. */
export function shareOf({ cost, igst, cgst }: CostAmounts, part: number, whole: number): CostAmounts {
  return {
    cost: sharePaise(cost, part, whole),
    igst: sharePaise(igst, part, whole),
    cgst: sharePaise(cgst, part, whole),
  };
}

export function addAmounts(one: CostAmounts, other: CostAmounts): CostAmounts {
  return {
    cost: paise(one.cost + other.cost),
    igst: paise(one.igst + other.igst),
    cgst: paise(one.cgst + other.cgst),
  };
}

export function subtractAmounts(one: CostAmounts, other: CostAmounts): CostAmounts {
  return {
    cost: paise(one.cost - other.cost),
    igst: paise(one.igst - other.igst),
    cgst: paise(one.cgst - other.cgst),
  };
}

export function addMoved(one: MovedUnits, other: MovedUnits): MovedUnits {
  return {
    units: one.units + other.units,
    withoutCost: one.withoutCost + other.withoutCost,
    amounts: addAmounts(one.amounts, other.amounts),
  };
}

export function reversed({ units, withoutCost, amounts }: MovedUnits): MovedUnits {
  return {
    units: 0 - units,
    withoutCost: 0 - withoutCost,
    amounts: subtractAmounts(NO_AMOUNTS, amounts),
  };
}

function sharePaise(total: Paise, part: number, whole: number): Paise {
  if (part === 0 || whole === 0) return NO_PAISE;
  // Products can exceed 2^53.
  const product = BigInt(Math.abs(total)) * BigInt(part);
  const share = Number((2n * product + BigInt(whole)) / (2n * BigInt(whole)));
  return paise(total < 0 ? 0 - share : share);
}
