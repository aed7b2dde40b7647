import { NO_PAISE, type Paise, paise, prorate, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { listPrice } from '../pricing/price-cart.ts';
import type { GstInside } from '../pricing/price-mode.ts';
import { evenly, type GstSplit, inHalves, isSameState, wholly } from '../pricing/split-gst.ts';
import { type DeliveryTax, deliveryShares, type RateAmount, sumByRate } from '../pricing/tax-by-rate.ts';
import type { UnitRounding } from './unit-rounding.ts';

/** An order's figures as they were when it was placed; amounts in paise. */
export type InvoicedOrder = {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly roundOff: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly supplyState: string;
  /** Prices have GST inside; every other amount here is before GST all the same. */
  readonly isInclusive?: boolean | undefined;
  /** How GST inside its prices was worked back; by line where it is left out. */
  readonly gstInside?: GstInside | null | undefined;
  /** How its units are valued when they come back; half up where it is left out. */
  readonly unitRounding?: UnitRounding | undefined;
} & (FlatTaxed | TaxedByRate);

/** One rate on all goods, and none on their delivery (TAX-DOCUMENT-8). */
type FlatTaxed = { readonly gstBasisPoints: number; readonly lines: readonly InvoicedOrderLine[] };

/** Each line at its own rate, and delivery at one of these (PRICING-17, PRICING-21). */
type TaxedByRate = {
  readonly gstBasisPoints: null;
  readonly lines: readonly TaxedOrderLine[];
  readonly deliveryTax: DeliveryTax;
};

/** A line of the order: what it was sold at, and what of it is taxed after every discount. */
export type InvoicedOrderLine = {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  readonly price: Paise;
  readonly originalPrice: Paise;
  readonly taxable: Paise;
};

/** A line with its own rate, and the tax that was charged for it. */
export type TaxedOrderLine = InvoicedOrderLine & { readonly gstBasisPoints: number; readonly gst: Paise };

/** A tax with its rate in basis points. */
export type InvoiceTax = { readonly name: 'CGST' | 'SGST' | 'IGST'; readonly basisPoints: number };

/** A line as an invoice prints it; `taxes` are in the order of the invoice's taxes. */
export type InvoiceLine = {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  /** In what it is counted: a unit of the GST portal. */
  readonly uqc: typeof SOLD_BY;
  /** With GST where prices have it inside, as the discount then is. */
  readonly unitPrice: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  readonly gstBasisPoints: number;
  readonly taxes: readonly Paise[];
  readonly total: Paise;
  /** What is paid for it: its total, and what rounding left of its tax, which no column of it has. */
  readonly paid: Paise;
};

/** A rate in basis points with the goods that are taxed at it, in paise, and what rounding left of their tax. */
export type InvoiceRate = {
  readonly basisPoints: number;
  readonly taxable: Paise;
  readonly roundOff: Paise;
};

/** What an invoice prints; every column adds up to its total, and the totals to what was charged. */
export type InvoiceFigures = {
  /** Unit prices and discounts have GST inside. */
  readonly isInclusive: boolean;
  /** The rates of the goods, lowest first. */
  readonly rates: readonly InvoiceRate[];
  readonly taxes: readonly InvoiceTax[];
  readonly lines: readonly InvoiceLine[];
  readonly discount: Paise;
  readonly taxable: Paise;
  /** Of the goods alone, in the order of the taxes. */
  readonly taxTotals: readonly Paise[];
  readonly roundOff: Paise;
  readonly delivery: Paise;
  /** The rate that the delivery charge bears; null where one rate is charged on goods only. */
  readonly deliveryBasisPoints: number | null;
  /** What of the delivery charge bears which rate; none where it is free or bears no tax. */
  readonly deliveryShares: readonly RateAmount[];
  /** The taxes of the delivery charge, in the order of the taxes. */
  readonly deliveryTaxes: readonly Paise[];
  readonly total: Paise;
};

/** Everything is sold by the piece: a pack is one. */
export const SOLD_BY = 'PCS';

/** HSN codes are stored with 8 digits and printed with 6 (Notification 78/2020). */
const PRINTED_HSN_DIGITS = 6;

/**
 * An order's figures as its tax invoice prints them (CGST Rule 46): unit price before discount, discount, taxable
 * value, and each tax in equal halves within the seller's state or as IGST elsewhere, shared over the lines of its rate.
 */
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

/**
 * The tax of each line, in the order of the lines: what the invoice prints of it, so that whoever shows a line says the
 * same. Together they are the order's tax on goods but for its round-off, which belongs to no line.
 */
export function lineTaxes(order: InvoicedOrder): Paise[] {
  // Which taxes they are is another question, which the seller's state decides; the amounts are those that were charged.
  return invoiceFigures(order, order.supplyState).lines.map(({ taxes }) => sumPaise(...taxes));
}

/** A rate with its taxes; `shares` are of each tax what each line of the order bears, nothing those of other rates. */
type ChargedRate = InvoiceRate & {
  readonly amounts: readonly (InvoiceTax & { readonly amount: Paise })[];
  readonly shares: readonly (readonly Paise[])[];
  readonly has: (index: number) => boolean;
};

function chargedRates(order: InvoicedOrder, isOutside: boolean): ChargedRate[] {
  if (order.gstBasisPoints === null) {
    const { lines } = order;
    const goods = lines.map((line) => ({ ...line, basisPoints: line.gstBasisPoints }));
    // What goes out for returned goods may bear its delivery at a rate that none of its goods has.
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

/** The GST of a rate within the seller's state: worked back line by line it has two equal halves already. */
function insideState(order: InvoicedOrder, { basisPoints, taxable, gst }: RateAmount): GstSplit {
  return isByLine(order) ? evenly(gst) : inHalves(taxable, gst, basisPoints);
}

/** Whether each line's GST was worked back by itself, as the halves that it prints (PRICING-29). */
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

/** What was paid for the goods of each line, in the order of the lines: together all but the delivery charge and its tax. */
function paidByLine(order: InvoicedOrder): Paise[] {
  if (order.gstBasisPoints === null) return order.lines.map(({ taxable, gst }) => sumPaise(taxable, gst));
  const weights = order.lines.map(({ taxable }) => taxable);
  const gst = prorate(subtractPaise(order.total, sumPaise(order.taxable, order.delivery)), weights);
  return weights.map((taxable, index) => sumPaise(taxable, gst[index] ?? NO_PAISE));
}

/** What was paid for a line's goods, in the terms of its price: with GST where that is inside. */
function paidOf({ isInclusive }: InvoicedOrder, line: InvoicedOrderLine | TaxedOrderLine): Paise {
  return isInclusive === true && 'gst' in line ? sumPaise(line.taxable, line.gst) : line.taxable;
}

// What was charged decides; an order without any tax still names the taxes of its place.
function isOutside({ cgst, igst, supplyState }: InvoicedOrder, sellerState: string): boolean {
  return igst > 0 || (cgst === 0 && !isSameState(sellerState, supplyState));
}
