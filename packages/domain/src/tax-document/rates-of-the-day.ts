import {
  basisPointsOf,
  minPaise,
  NO_PAISE,
  type Paise,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '../money.ts';
import { basisPointsFor, type GstRate } from '../pricing/gst-rate.ts';
import { isIncluded, rateIn, taxableWithin, taxWithin } from '../pricing/price-mode.ts';
import type { GstHeads } from '../pricing/split-gst.ts';
import { type DeliveryTax, type RateAmount, taxByRate } from '../pricing/tax-by-rate.ts';

/** An ordered line with its rate on another day; paise. */
export type OrderedLine = RateAmount & {
  readonly quantity: number;
  readonly goods: Paise;
  /** Null: unknown for that day, the line keeps its rate. */
  readonly rate: GstRate | null;
};

type Delivery = { readonly delivery: Paise; readonly deliveryTax: DeliveryTax };

export type BilledAmounts = Delivery & { readonly lines: readonly RateAmount[] };

/**
 * PRICING-34; null if nothing changes. Inclusive: amounts paid are split again. Exclusive: the shop bears a
 * higher rate, a lower one reduces the price.
 */
export function atRatesOfTheDay(
  lines: readonly OrderedLine[],
  ordered: Delivery,
  heads: GstHeads,
): BilledAmounts | null {
  const isInside = lines.some(({ rate }) => isIncluded(rate ?? undefined));
  const billed = isInside ? splitAnew(lines, ordered, heads) : neverMore(lines, ordered);
  return billed.lines.some((line, index) => line.basisPoints !== lines[index]?.basisPoints) ? billed : null;
}

export function totalOf({ lines, delivery, deliveryTax }: BilledAmounts): Paise {
  return sumPaise(...lines.map(paidOf), delivery, deliveryTax.gst);
}

function splitAnew(
  lines: readonly OrderedLine[],
  { delivery, deliveryTax }: Delivery,
  heads: GstHeads,
): BilledAmounts {
  const charge = sumPaise(delivery, deliveryTax.gst);
  const rated = lines.map((line) => ({
    ...line,
    rate: rateIn('inclusive', rateOf(line)),
    taxable: paidOf(line),
  }));
  const taxed = taxByRate(rated, charge, heads);
  return {
    lines: taxed.lines,
    delivery: subtractPaise(charge, taxed.delivery.gst),
    deliveryTax: taxed.delivery,
  };
}

function neverMore(ordered: readonly OrderedLine[], { delivery, deliveryTax }: Delivery): BilledAmounts {
  const lines = ordered.map(lineOnTop);
  const rated = ordered.map(({ quantity, goods }, index) => ({
    quantity,
    goods,
    taxable: lines[index]?.taxable ?? NO_PAISE,
    rate: { basisPoints: lines[index]?.basisPoints ?? 0, above: null },
  }));
  const { basisPoints } = taxByRate(rated, NO_PAISE, 2).delivery;
  if (basisPoints === deliveryTax.basisPoints) return { lines, delivery, deliveryTax };
  // Two halves, so that it needs no round-off intra-state.
  const gst = timesPaise(basisPointsOf(delivery, basisPoints / 2), 2);
  if (gst <= deliveryTax.gst) return { lines, delivery, deliveryTax: { basisPoints, gst } };
  const charge = sumPaise(delivery, deliveryTax.gst);
  const inside = taxWithin(charge, basisPoints, 2);
  return { lines, delivery: subtractPaise(charge, inside), deliveryTax: { basisPoints, gst: inside } };
}

function lineOnTop(line: OrderedLine): RateAmount {
  const { taxable, gst, quantity } = line;
  const onTop = basisPointsFor(rateOf(line), taxable, quantity);
  if (onTop === line.basisPoints) return { basisPoints: onTop, taxable, gst };
  if (onTop < line.basisPoints) {
    return { basisPoints: onTop, taxable, gst: minPaise(gst, basisPointsOf(taxable, onTop)) };
  }
  // The reduced price may fall below the rate's limit.
  const paid = paidOf(line);
  const basisPoints = basisPointsFor(rateIn('inclusive', rateOf(line)), paid, quantity);
  const left = taxableWithin(paid, basisPoints);
  return { basisPoints, taxable: left, gst: subtractPaise(paid, left) };
}

function rateOf({ rate, basisPoints }: OrderedLine): GstRate {
  return rate ?? { basisPoints, above: null };
}

function paidOf({ taxable, gst }: Pick<RateAmount, 'taxable' | 'gst'>): Paise {
  return sumPaise(taxable, gst);
}
