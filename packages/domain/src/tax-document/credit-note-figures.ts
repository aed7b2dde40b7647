import { minPaise, NO_PAISE, type Paise, paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { isOurFault, type ReturnReason } from '../return/return-reason.ts';
import {
  type InvoicedOrder,
  type InvoiceFigures,
  type InvoiceLine,
  type InvoiceRate,
  invoiceFigures,
  isByLine,
} from './invoice-figures.ts';
import { type UnitRounding, worthOf } from './unit-rounding.ts';

/** Returned units of a line; positions from 1. */
export type ReturnedUnits = {
  readonly position: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
};

/**
 * CGST Act section 34. `before`: units refunded earlier. Units are valued cumulatively, half up: all returns
 * add up to the order (RETURN-21). Inclusive: taxable value is the remainder after tax; exclusive: parts
 * leave a round-off. Delivery goes back once, with the first units returned through the shop's fault.
 */
export function creditNoteFigures(
  order: InvoicedOrder,
  sellerState: string,
  before: readonly ReturnedUnits[],
  now: readonly ReturnedUnits[],
): InvoiceFigures {
  const invoice = invoiceFigures(order, sellerState);
  const worth = worthIn(order);
  const parts = now.map((units) => returnedLine(invoice, worth, before, units));
  const lines = order.unitRounding === 'down' ? withLastRoundOff(invoice, worth, before, parts) : parts;
  const taxable = sumPaise(...lines.map((line) => line.taxable));
  const taxTotals = invoice.taxes.map((_, tax) =>
    sumPaise(...lines.map((line) => line.taxes[tax] ?? NO_PAISE)),
  );
  const rates = invoice.rates.map((rate) => returnedRate(rate, lines));
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

export function keptTaxable(order: InvoicedOrder, returned: readonly ReturnedUnits[]): Paise {
  // Split into taxes is irrelevant here.
  const { lines } = invoiceFigures(order, order.supplyState);
  return subtractPaise(order.taxable, returnedTaxable(lines, worthIn(order), returned));
}

/** Value of a line's first units, paise; all units equal the line. */
type WorthOf = (
  line: InvoiceLine,
  units: number,
) => Pick<InvoiceLine, 'paid' | 'taxable' | 'taxes' | 'discount'>;

function worthIn(order: InvoicedOrder): WorthOf {
  const { isInclusive = false, unitRounding = 'half up' } = order;
  if (isByLine(order)) return worthByLine;
  return (line, units) => worthRounded(line, units, unitRounding, isInclusive);
}

function worthRounded(
  line: InvoiceLine,
  units: number,
  rounding: UnitRounding,
  isInclusive: boolean,
): ReturnType<WorthOf> {
  const partOf = (whole: Paise) => worthOf(whole, units, line.quantity, rounding);
  const [taxable, taxes] = [partOf(line.taxable), line.taxes.map(partOf)];
  const paid = rounding === 'down' ? sumPaise(taxable, ...taxes) : partOf(line.paid);
  const listed = timesPaise(line.unitPrice, units);
  const isPartly = isInclusive && rounding === 'down';
  // Included tax is not a discount.
  const discount = isPartly ? partOf(line.discount) : subtractPaise(listed, isInclusive ? paid : taxable);
  return { paid, taxable, taxes, discount };
}

/** The remainder after tax (PRICING-31). Nearly free units may fall short: a round-off. */
function worthByLine(line: InvoiceLine, units: number): ReturnType<WorthOf> {
  const worth = (count: number) => worthRounded(line, count, 'half up', true);
  const left = Array.from({ length: units }, (_, index) => {
    const { paid, taxes } = worth(index + 1);
    return subtractPaise(paid, sumPaise(...taxes));
  });
  return { ...worth(units), taxable: minPaise(paise(Math.max(0, ...left)), line.taxable) };
}

function returnedLine(
  invoice: InvoiceFigures,
  worth: WorthOf,
  before: readonly ReturnedUnits[],
  { position, quantity }: ReturnedUnits,
): InvoiceLine {
  const sold = invoice.lines[position - 1];
  const from = unitsOf(before, position);
  if (sold === undefined || quantity < 1 || from + quantity > sold.quantity) {
    throw new RangeError(`not ${quantity} units of line ${position} left to return`);
  }
  const [until, earlier] = [worth(sold, from + quantity), worth(sold, from)];
  const taxable = subtractPaise(until.taxable, earlier.taxable);
  const taxes = until.taxes.map((tax, index) => subtractPaise(tax, earlier.taxes[index] ?? NO_PAISE));
  return {
    ...sold,
    quantity,
    discount: subtractPaise(until.discount, earlier.discount),
    taxable,
    taxes,
    total: sumPaise(taxable, ...taxes),
    paid: subtractPaise(until.paid, earlier.paid),
  };
}

function returnedRate({ basisPoints }: InvoiceRate, lines: readonly InvoiceLine[]): InvoiceRate {
  const ofRate = lines.filter(({ gstBasisPoints }) => gstBasisPoints === basisPoints);
  return {
    basisPoints,
    taxable: sumPaise(...ofRate.map(({ taxable }) => taxable)),
    roundOff: sumPaise(...ofRate.map(({ paid, total }) => subtractPaise(paid, total))),
  };
}

/** While units were rounded down, a rate's round-off went back with the last goods. */
function withLastRoundOff(
  invoice: InvoiceFigures,
  worth: WorthOf,
  before: readonly ReturnedUnits[],
  lines: readonly InvoiceLine[],
): InvoiceLine[] {
  return lines.map((line, index) => {
    const isOfRate = (one: InvoiceLine | undefined) => one?.gstBasisPoints === line.gstBasisPoints;
    if (lines.findIndex(isOfRate) !== index) return line;
    const rate = invoice.rates.find(({ basisPoints }) => basisPoints === line.gstBasisPoints);
    const earlier = before.filter(({ position }) => isOfRate(invoice.lines[position - 1]));
    const now = sumPaise(...lines.filter(isOfRate).map(({ taxable }) => taxable));
    const isLast = now > 0 && sumPaise(returnedTaxable(invoice.lines, worth, earlier), now) === rate?.taxable;
    return isLast ? { ...line, paid: sumPaise(line.paid, rate.roundOff) } : line;
  });
}

function returnedTaxable(
  lines: readonly InvoiceLine[],
  worth: WorthOf,
  returned: readonly ReturnedUnits[],
): Paise {
  return sumPaise(...lines.map((line, index) => worth(line, unitsOf(returned, index + 1)).taxable));
}

function hasFault(returned: readonly ReturnedUnits[]): boolean {
  return returned.some(({ reason }) => isOurFault(reason));
}

function unitsOf(returned: readonly ReturnedUnits[], position: number): number {
  return returned
    .filter((units) => units.position === position)
    .reduce((count, { quantity }) => count + quantity, 0);
}
