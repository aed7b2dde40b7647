import {
  basisPointsOf,
  NO_PAISE,
  type Paise,
  prorate,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '../money.ts';
import { basisPointsFor, type GstRate } from './gst-rate.ts';
import { isIncluded, taxWithin } from './price-mode.ts';
import type { GstHeads } from './split-gst.ts';
import { shareAt } from './spread-reductions.ts';

export type RatedLine = {
  readonly rate: GstRate;
  readonly quantity: number;
  readonly goods: Paise;
  readonly taxable: Paise;
};

export type RateAmount = { readonly basisPoints: number; readonly taxable: Paise; readonly gst: Paise };

/** Basis points and tax of delivery. */
export type DeliveryTax = {
  /** The highest of its shares, if split. */
  readonly basisPoints: number;
  readonly gst: Paise;
  /** Split by rate (PRICING-25); omitted for a single rate. */
  readonly shares?: readonly RateAmount[] | undefined;
};

/** `lines` in input order. */
export type TaxByRate = { readonly lines: readonly RateAmount[]; readonly delivery: DeliveryTax };

/** Once per rate (PRICING-20). Delivery: the rate of the highest value, on a tie the higher (PRICING-21). */
export function taxByRate(lines: readonly RatedLine[], delivery: Paise, heads: GstHeads): TaxByRate {
  if (lines.some(({ rate }) => isIncluded(rate))) return taxInside(lines, delivery, heads);
  const rateOf = lines.map(({ rate, taxable, quantity }) => basisPointsFor(rate, taxable, quantity));
  const rates = [...new Set(rateOf)].map((basisPoints) => {
    const isOfRate = (index: number) => rateOf[index] === basisPoints;
    const weights = lines.map(({ taxable }, index) => (isOfRate(index) ? taxable : NO_PAISE));
    const goods = sumPaise(...lines.map((line, index) => (isOfRate(index) ? line.goods : NO_PAISE)));
    const gst = basisPointsOf(sumPaise(...weights), basisPoints);
    return { basisPoints, goods, shares: prorate(gst, weights) };
  });
  const main = rates.reduce(
    (most, one) => {
      const isMore = one.goods === most.goods ? one.basisPoints > most.basisPoints : one.goods > most.goods;
      return isMore ? one : most;
    },
    { basisPoints: 0, goods: NO_PAISE },
  );
  return {
    lines: lines.map(({ taxable }, index) => ({
      basisPoints: rateOf[index] ?? 0,
      taxable,
      gst: sumPaise(...rates.map(({ shares }) => shareAt(shares, index))),
    })),
    delivery: { basisPoints: main.basisPoints, gst: deliveryGst(delivery, main.basisPoints) },
  };
}

/** By the amount paid (PRICING-29). Delivery is split over the goods' rates by value (PRICING-25). */
function taxInside(lines: readonly RatedLine[], delivery: Paise, heads: GstHeads): TaxByRate {
  const rateOf = lines.map(({ rate, taxable, quantity }) => basisPointsFor(rate, taxable, quantity));
  return {
    lines: lines.map(({ taxable: paid }, index) => amountWithin(paid, rateOf[index] ?? 0, heads)),
    delivery: deliveryInside(delivery, lines, rateOf, heads),
  };
}

export function reworkInside(amounts: readonly RateAmount[], heads: GstHeads): RateAmount[] {
  return amounts.map(({ taxable, gst, basisPoints }) =>
    amountWithin(sumPaise(taxable, gst), basisPoints, heads),
  );
}

function amountWithin(paid: Paise, basisPoints: number, heads: GstHeads): RateAmount {
  const gst = taxWithin(paid, basisPoints, heads);
  return { basisPoints, taxable: subtractPaise(paid, gst), gst };
}

function deliveryInside(
  delivery: Paise,
  lines: readonly RatedLine[],
  rateOf: readonly number[],
  heads: GstHeads,
): DeliveryTax {
  const isPaid = lines.some(({ taxable }) => taxable > 0);
  const charges = prorate(
    delivery,
    lines.map(({ taxable, goods }) => (isPaid ? taxable : goods)),
  );
  const byRate = sumByRate(
    charges.map((taxable, index) => ({ basisPoints: rateOf[index] ?? 0, taxable, gst: NO_PAISE })),
  );
  const shares = byRate.flatMap(({ basisPoints, taxable: charge }) =>
    charge === 0 ? [] : [amountWithin(charge, basisPoints, heads)],
  );
  return {
    basisPoints: Math.max(...rateOf),
    gst: sumPaise(...shares.map(({ gst }) => gst)),
    shares,
  };
}

/** Delivery charge before GST, split by rate; empty if free. */
export function deliveryShares(
  { basisPoints, gst, shares }: DeliveryTax,
  delivery: Paise,
): readonly RateAmount[] {
  if (shares !== undefined) return shares;
  return delivery > 0 ? [{ basisPoints, taxable: delivery, gst }] : [];
}

/** Sums by rate, ascending, without loss. */
export function sumByRate(amounts: readonly RateAmount[]): RateAmount[] {
  const groups = Map.groupBy(amounts, ({ basisPoints }) => basisPoints);
  return [...groups]
    .map(([basisPoints, list]) => ({
      basisPoints,
      taxable: sumPaise(...list.map(({ taxable }) => taxable)),
      gst: sumPaise(...list.map(({ gst }) => gst)),
    }))
    .sort((one, other) => one.basisPoints - other.basisPoints);
}

// Two halves, so that it needs no round-off intra-state.
function deliveryGst(charge: Paise, basisPoints: number): Paise {
  return timesPaise(basisPointsOf(charge, basisPoints / 2), 2);
}
