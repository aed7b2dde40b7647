import { NO_PAISE, type Paise, paise, prorate, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { listPrice } from '../pricing/price-cart.ts';
import type { GstInside } from '../pricing/price-mode.ts';
import { evenly, type GstSplit, inHalves, isSameState, wholly } from '../pricing/split-gst.ts';
import { type DeliveryTax, deliveryShares, type RateAmount, sumByRate } from '../pricing/tax-by-rate.ts';
import type { UnitRounding } from './unit-rounding.ts';

/** Figures at placing, paise. */
export type InvoicedOrder = {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly roundOff: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly supplyState: string;
  readonly isInclusive?: boolean | undefined;
  /** Default: by line. */
  readonly gstInside?: GstInside | null | undefined;
  readonly unitRounding?: UnitRounding | undefined;
} & (FlatTaxed | TaxedByRate);

/** One rate on goods, none on delivery (TAX-DOCUMENT-8). */
type FlatTaxed = { readonly gstBasisPoints: number; readonly lines: readonly InvoicedOrderLine[] };

/** Rates per line and for delivery (PRICING-17, PRICING-21). */
type TaxedByRate = {
  readonly gstBasisPoints: null;
  readonly lines: readonly TaxedOrderLine[];
  readonly deliveryTax: DeliveryTax;
};

/** Price and taxable value after discounts. */
export type InvoicedOrderLine = {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  readonly price: Paise;
  readonly originalPrice: Paise;
  readonly taxable: Paise;
};

export type TaxedOrderLine = InvoicedOrderLine & { readonly gstBasisPoints: number; readonly gst: Paise };

export type InvoiceTax = { readonly name: 'CGST' | 'SGST' | 'IGST'; readonly basisPoints: number };

/** `taxes` in the invoice's order. */
export type InvoiceLine = {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  /** Unit code of the GST portal. */
  readonly uqc: typeof SOLD_BY;
  /** With GST if inclusive, as the discount. */
  readonly unitPrice: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  readonly gstBasisPoints: number;
  readonly taxes: readonly Paise[];
  readonly total: Paise;
  /** Total plus round-off, which has no column. */
  readonly paid: Paise;
};

/** Goods and round-off of one rate, paise. */
export type InvoiceRate = {
  readonly basisPoints: number;
  readonly taxable: Paise;
  readonly roundOff: Paise;
};

/** Columns add up to totals, totals to the charge. */
export type InvoiceFigures = {
  /** Unit prices and discounts include GST. */
  readonly isInclusive: boolean;
  readonly rates: readonly InvoiceRate[];
  readonly taxes: readonly InvoiceTax[];
  readonly lines: readonly InvoiceLine[];
  readonly discount: Paise;
  readonly taxable: Paise;
  /** Goods only, in tax order. */
  readonly taxTotals: readonly Paise[];
  readonly roundOff: Paise;
  readonly delivery: Paise;
  /** Null when only goods are taxed. */
  readonly deliveryBasisPoints: number | null;
  /** Delivery by rate; empty if free or untaxed. */
  readonly deliveryShares: readonly RateAmount[];
  readonly deliveryTaxes: readonly Paise[];
  readonly total: Paise;
};

/** Pieces: a pack is one. */
export const SOLD_BY = 'PCS';

/** Stored with 8 digits, printed with 6 (Notification 78/2020). */
const PRINTED_HSN_DIGITS = 6;

/** CGST Rule 46: equal halves intra-state, else IGST, distributed over lines of a rate. */
export function invoiceFigures(order: InvoicedOrder, sellerState: string): InvoiceFigures {
  const charged = chargedRates(order, isOutside(order, sellerState));
  const taxes = charged.flatMap(({ amounts }) => amounts);
  const shares = charged.flatMap(({ shares }) => shares);
  const paid = paidByLine(order);
  const lines = order.lines.map((line, index): InvoiceLine => {
    const unitPrice = listPrice(line);
    const lineTaxes = shares.flatMap((share) => share[index] ?? []);
    return {
      description: line.description,
      hsnCode: line.hsnCode.slice(0, PRINTED_HSN_DIGITS),
      quantity: line.quantity,
      uqc: SOLD_BY,
      unitPrice,
      discount: subtractPaise(timesPaise(unitPrice, line.quantity), paidOf(order, line)),
      taxable: line.taxable,
      gstBasisPoints: charged.find(({ has }) => has(index))?.basisPoints ?? 0,
      taxes: lineTaxes,
      total: sumPaise(line.taxable, ...lineTaxes),
      paid: paid[index] ?? NO_PAISE,
    };
  });
  const onDelivery = order.gstBasisPoints === null ? deliveryShares(order.deliveryTax, order.delivery) : [];
  return {
    isInclusive: order.isInclusive === true,
    rates: charged.map(({ basisPoints, taxable, roundOff }) => ({ basisPoints, taxable, roundOff })),
    taxes: taxes.map(({ name, basisPoints }) => ({ name, basisPoints })),
    lines,
    discount: sumPaise(...lines.map(({ discount }) => discount)),
    taxable: order.taxable,
    taxTotals: taxes.map(({ amount }) => amount),
    roundOff: order.roundOff,
    delivery: order.delivery,
    deliveryBasisPoints: order.gstBasisPoints === null ? order.deliveryTax.basisPoints : null,
    deliveryShares: onDelivery,
    deliveryTaxes: deliveryTaxesOf(onDelivery, charged),
    total: order.total,
  };
}

/** Tax per line as on the invoice, in order; adds up to the order's tax less round-off. */
export function lineTaxes(order: InvoicedOrder): Paise[] {
  return invoiceFigures(order, order.supplyState).lines.map(({ taxes }) => sumPaise(...taxes));
}

/** `shares`: per tax, per line; zero for other rates. */
type ChargedRate = InvoiceRate & {
  readonly amounts: readonly (InvoiceTax & { readonly amount: Paise })[];
  readonly shares: readonly (readonly Paise[])[];
  readonly has: (index: number) => boolean;
};

function chargedRates(order: InvoicedOrder, isOutside: boolean): ChargedRate[] {
  if (order.gstBasisPoints === null) {
    const { lines } = order;
    const goods = lines.map((line) => ({ ...line, basisPoints: line.gstBasisPoints }));
    // A replacement's delivery may have a rate of none of its goods.
    const ofDelivery = deliveryShares(order.deliveryTax, order.delivery).map(({ basisPoints }) => ({
      basisPoints,
      taxable: NO_PAISE,
      gst: NO_PAISE,
    }));
    const rates = sumByRate([...goods, ...ofDelivery]);
    return rates.map(({ basisPoints, taxable, gst }) => {
      const has = (index: number) => lines[index]?.gstBasisPoints === basisPoints;
      const weights = lines.map((line, index) => (has(index) ? line.taxable : NO_PAISE));
      const split = isOutside ? wholly(gst) : insideState(order, { basisPoints, taxable, gst });
      const amounts = amountsOf(split, basisPoints, isOutside);
      const shares = isByLine(order)
        ? amounts.map(() => lines.map((line, index) => (has(index) ? partOf(line.gst, amounts) : NO_PAISE)))
        : amounts.map(({ amount }) => prorate(amount, weights));
      return { basisPoints, taxable, roundOff: split.roundOff, amounts, shares, has };
    });
  }
  const { gstBasisPoints: basisPoints, taxable, roundOff } = order;
  const amounts = amountsOf(order, basisPoints, isOutside);
  const weights = order.lines.map((line) => line.taxable);
  const shares = amounts.map(({ amount }) => prorate(amount, weights));
  return [{ basisPoints, taxable, roundOff, amounts, shares, has: () => true }];
}

/** Computed per line, it already has two equal halves. */
function insideState(order: InvoicedOrder, { basisPoints, taxable, gst }: RateAmount): GstSplit {
  return isByLine(order) ? evenly(gst) : inHalves(taxable, gst, basisPoints);
}

/** PRICING-29. */
export function isByLine({ isInclusive, gstInside }: InvoicedOrder): boolean {
  return isInclusive === true && gstInside !== 'by rate';
}

function partOf(gst: Paise, { length }: { readonly length: number }): Paise {
  return paise(gst / length);
}

function amountsOf(
  { cgst, sgst, igst }: Pick<GstSplit, 'cgst' | 'sgst' | 'igst'>,
  basisPoints: number,
  isOutside: boolean,
): ChargedRate['amounts'] {
  if (isOutside) return [{ name: 'IGST', basisPoints, amount: igst }];
  return [
    { name: 'CGST', basisPoints: basisPoints / 2, amount: cgst },
    { name: 'SGST', basisPoints: basisPoints / 2, amount: sgst },
  ];
}

function deliveryTaxesOf(shares: readonly RateAmount[], charged: readonly ChargedRate[]): Paise[] {
  return charged.flatMap(({ basisPoints, amounts }) => {
    const gst = shares.find((share) => share.basisPoints === basisPoints)?.gst ?? NO_PAISE;
    return amounts.map(() => paise(Math.round(gst / amounts.length)));
  });
}

/** Paid per line in order: all but delivery and its tax. */
function paidByLine(order: InvoicedOrder): Paise[] {
  if (order.gstBasisPoints === null) return order.lines.map(({ taxable, gst }) => sumPaise(taxable, gst));
  const weights = order.lines.map(({ taxable }) => taxable);
  const gst = prorate(subtractPaise(order.total, sumPaise(order.taxable, order.delivery)), weights);
  return weights.map((taxable, index) => sumPaise(taxable, gst[index] ?? NO_PAISE));
}

function paidOf({ isInclusive }: InvoicedOrder, line: InvoicedOrderLine | TaxedOrderLine): Paise {
  return isInclusive === true && 'gst' in line ? sumPaise(line.taxable, line.gst) : line.taxable;
}

// The charged taxes decide; an untaxed order goes by its place.
function isOutside({ cgst, igst, supplyState }: InvoicedOrder, sellerState: string): boolean {
  return igst > 0 || (cgst === 0 && !isSameState(sellerState, supplyState));
}
