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

/** A line that bears a rate of its own: what its goods cost, and what is left of that after coupon and coins. */
export type RatedLine = {
  readonly rate: GstRate;
  readonly quantity: number;
  readonly goods: Paise;
  readonly taxable: Paise;
};

/** A rate in basis points, what is taxed at it, and the tax. */
export type RateAmount = { readonly basisPoints: number; readonly taxable: Paise; readonly gst: Paise };

/** The tax on the delivery charge, with its rate in basis points. */
export type DeliveryTax = {
  /** The highest of its shares where it has some. */
  readonly basisPoints: number;
  readonly gst: Paise;
  /** What of the charge bears which rate (PRICING-25); left out where all of it bears one. */
  readonly shares?: readonly RateAmount[] | undefined;
};

/** The tax of goods and their delivery; `lines` are in the order of the lines that went in. */
export type TaxByRate = { readonly lines: readonly RateAmount[]; readonly delivery: DeliveryTax };

/**
 * GST of lines by their own rates: once on everything of a rate, shared over the lines of that rate (PRICING-20). The
 * delivery charge goes with the goods and bears what most of them bear by value, the higher rate of two that are
 * level (PRICING-21). `heads` counts where GST is inside prices: on top of them it is charged once, wherever goods go.
 */
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

/**
 * GST of lines whose prices have it inside: worked back of what is paid for each line, so that a line's taxable value and
 * GST are what is paid for it, and nothing is left to round off (PRICING-29). The delivery charge has its GST inside as
 * well, shared over the rates by what is paid for their goods (PRICING-25).
 */
function taxInside(lines: readonly RatedLine[], delivery: Paise, heads: GstHeads): TaxByRate {
  const rateOf = lines.map(({ rate, taxable, quantity }) => basisPointsFor(rate, taxable, quantity));
  return {
    lines: lines.map(({ taxable: paid }, index) => amountWithin(paid, rateOf[index] ?? 0, heads)),
    delivery: deliveryInside(delivery, lines, rateOf, heads),
  };
}

/** Recalculates the GST inside amounts for this number of heads; the amounts paid stay the same. */
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

/** What of a delivery charge, before its GST, bears which rate; nothing of one that is free. */
export function deliveryShares(
  { basisPoints, gst, shares }: DeliveryTax,
  delivery: Paise,
): readonly RateAmount[] {
  if (shares !== undefined) return shares;
  return delivery > 0 ? [{ basisPoints, taxable: delivery, gst }] : [];
}

/** Amounts gathered by rate, lowest first; what was taxed and the tax add up to those that went in. */
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

// Two halves, so that it needs no round-off of its own within the seller's state.
function deliveryGst(charge: Paise, basisPoints: number): Paise {
  return timesPaise(basisPointsOf(charge, basisPoints / 2), 2);
}
