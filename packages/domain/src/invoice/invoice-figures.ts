import { type Paise, prorate, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { listPrice } from '../pricing/price-cart.ts';
import { isSameState } from '../pricing/split-gst.ts';

/** An order's figures as they were when it was placed; amounts in paise. */
export type InvoicedOrder = {
  readonly lines: readonly InvoicedOrderLine[];
  readonly gstBasisPoints: number;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly roundOff: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly deliveryState: string;
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

/** A tax with its rate in basis points. */
export type InvoiceTax = { readonly name: 'CGST' | 'SGST' | 'IGST'; readonly basisPoints: number };

/** A line as an invoice prints it; `taxes` are in the order of the invoice's taxes. */
export type InvoiceLine = {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly discount: Paise;
  readonly taxable: Paise;
  readonly taxes: readonly Paise[];
  readonly total: Paise;
};

/** What an invoice prints; every column adds up to its total, and the totals to what was charged. */
export type InvoiceFigures = {
  readonly taxes: readonly InvoiceTax[];
  readonly lines: readonly InvoiceLine[];
  readonly discount: Paise;
  readonly taxable: Paise;
  readonly taxTotals: readonly Paise[];
  readonly roundOff: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
};

/** HSN codes are stored with 8 digits and printed with 6 (Notification 78/2020). */
const PRINTED_HSN_DIGITS = 6;

/**
 * An order's figures as its tax invoice prints them (CGST Rule 46): unit price before discount, discount, taxable
 * value, and each tax in equal halves within the seller's state or as IGST elsewhere, shared over the lines.
 */
export function invoiceFigures(order: InvoicedOrder, sellerState: string): InvoiceFigures {
  const weights = order.lines.map(({ taxable }) => taxable);
  const charged = chargedTaxes(order, sellerState);
  const shares = charged.map(({ amount }) => prorate(amount, weights));
  const lines = order.lines.map((line, index) => {
    const unitPrice = listPrice(line);
    const taxes = shares.flatMap((share) => share[index] ?? []);
    return {
      description: line.description,
      hsnCode: line.hsnCode.slice(0, PRINTED_HSN_DIGITS),
      quantity: line.quantity,
      unitPrice,
      discount: subtractPaise(timesPaise(unitPrice, line.quantity), line.taxable),
      taxable: line.taxable,
      taxes,
      total: sumPaise(line.taxable, ...taxes),
    };
  });
  return {
    taxes: charged.map(({ name, basisPoints }) => ({ name, basisPoints })),
    lines,
    discount: sumPaise(...lines.map(({ discount }) => discount)),
    taxable: order.taxable,
    taxTotals: charged.map(({ amount }) => amount),
    roundOff: order.roundOff,
    delivery: order.delivery,
    total: order.total,
  };
}

function chargedTaxes(
  { cgst, sgst, igst, gstBasisPoints, deliveryState }: InvoicedOrder,
  sellerState: string,
): (InvoiceTax & { readonly amount: Paise })[] {
  // What was charged decides; an order without any tax still names the taxes of its place.
  const isOutside = igst > 0 || (cgst === 0 && !isSameState(sellerState, deliveryState));
  if (isOutside) return [{ name: 'IGST', basisPoints: gstBasisPoints, amount: igst }];
  return [
    { name: 'CGST', basisPoints: gstBasisPoints / 2, amount: cgst },
    { name: 'SGST', basisPoints: gstBasisPoints / 2, amount: sgst },
  ];
}
