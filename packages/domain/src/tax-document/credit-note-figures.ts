import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { isOurFault, type ReturnReason } from '../return/return-reason.ts';
import {
  type InvoicedOrder,
  type InvoiceFigures,
  type InvoiceLine,
  type InvoiceRate,
  invoiceFigures,
} from './invoice-figures.ts';

/** Units of an order line that come back; positions count from 1. */
export type ReturnedUnits = {
  readonly position: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
};

/**
 * What returning units of an order gives back, and what its credit note prints (CGST Act section 34): goods at what was
 * paid for them after every discount, with their tax. `before` are the units whose money went back earlier. A line's
 * units are valued as parts of the line, each rounded down with all before it, so that all returns of an order add up
 * to it to the paisa. A rate's round-off goes with the last of its goods. The delivery charge, with its tax where it bears
 * any, goes back once, with the first units that come back because of the shop (refund policy: 'when we were at fault').
 */
export function creditNoteFigures(
  order: InvoicedOrder,
  sellerState: string,
  before: readonly ReturnedUnits[],
  now: readonly ReturnedUnits[],
): InvoiceFigures {
  const invoice = invoiceFigures(order, sellerState);
  const lines = now.map((units) => returnedLine(invoice, before, units));
  const taxable = sumPaise(...lines.map((line) => line.taxable));
  const taxTotals = invoice.taxes.map((_, tax) =>
    sumPaise(...lines.map((line) => line.taxes[tax] ?? NO_PAISE)),
  );
  const rates = invoice.rates.map((rate) => returnedRate(invoice, rate, before, lines));
  const roundOff = sumPaise(...rates.map((rate) => rate.roundOff));
  const hasDelivery = hasFault(now) && !hasFault(before);
  const delivery = hasDelivery ? invoice.delivery : NO_PAISE;
  const deliveryTaxes = invoice.deliveryTaxes.map((amount) => (hasDelivery ? amount : NO_PAISE));
  return {
    isInclusive: invoice.isInclusive,
    rates,
    taxes: invoice.taxes,
    lines,
    discount: sumPaise(...lines.map((line) => line.discount)),
    taxable,
    taxTotals,
    roundOff,
    delivery,
    deliveryBasisPoints: invoice.deliveryBasisPoints,
    deliveryShares: hasDelivery ? invoice.deliveryShares : [],
    deliveryTaxes,
    total: sumPaise(taxable, ...taxTotals, roundOff, delivery, ...deliveryTaxes),
  };
}

/** The taxable value of the goods that a shopper keeps when these units went back; in paise. */
export function keptTaxable(order: InvoicedOrder, returned: readonly ReturnedUnits[]): Paise {
  return subtractPaise(order.taxable, returnedTaxable(order, returned));
}

function returnedLine(
  invoice: InvoiceFigures,
  before: readonly ReturnedUnits[],
  { position, quantity }: ReturnedUnits,
): InvoiceLine {
  const sold = invoice.lines[position - 1];
  const from = unitsOf(before, position);
  if (sold === undefined || quantity < 1 || from + quantity > sold.quantity) {
    throw new RangeError(`not ${quantity} units of line ${position} left to return`);
  }
  const partOf = (whole: Paise) =>
    subtractPaise(firstUnits(whole, from + quantity, sold.quantity), firstUnits(whole, from, sold.quantity));
  const taxable = partOf(sold.taxable);
  const taxes = sold.taxes.map(partOf);
  return {
    ...sold,
    quantity,
    // What prices have inside is no discount: then the line's own discount is shared.
    discount: invoice.isInclusive
      ? partOf(sold.discount)
      : subtractPaise(timesPaise(sold.unitPrice, quantity), taxable),
    taxable,
    taxes,
    total: sumPaise(taxable, ...taxes),
  };
}

function returnedRate(
  invoice: InvoiceFigures,
  { basisPoints, taxable: sold, roundOff }: InvoiceRate,
  before: readonly ReturnedUnits[],
  now: readonly InvoiceLine[],
): InvoiceRate {
  const isOfRate = (line: InvoiceLine | undefined) => line?.gstBasisPoints === basisPoints;
  const earlier = before.filter(({ position }) => isOfRate(invoice.lines[position - 1]));
  const taxable = sumPaise(...now.filter(isOfRate).map((line) => line.taxable));
  const isLast = taxable > 0 && sumPaise(returnedTaxable(invoice, earlier), taxable) === sold;
  return { basisPoints, taxable, roundOff: isLast ? roundOff : NO_PAISE };
}

function returnedTaxable(
  { lines }: { readonly lines: readonly Pick<InvoiceLine, 'taxable' | 'quantity'>[] },
  returned: readonly ReturnedUnits[],
): Paise {
  return sumPaise(
    ...lines.map((line, index) => firstUnits(line.taxable, unitsOf(returned, index + 1), line.quantity)),
  );
}

function hasFault(returned: readonly ReturnedUnits[]): boolean {
  return returned.some(({ reason }) => isOurFault(reason));
}

function unitsOf(returned: readonly ReturnedUnits[], position: number): number {
  return returned
    .filter((units) => units.position === position)
    .reduce((count, { quantity }) => count + quantity, 0);
}

/** What the first units of a line are worth, rounded down; all of them are worth the whole. */
function firstUnits(whole: Paise, units: number, of: number): Paise {
  return paise(Number((BigInt(whole) * BigInt(units)) / BigInt(of)));
}
