import { NO_PAISE, type Paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { isOurFault, type ReturnReason } from '../return/return-reason.ts';
import {
  type InvoicedOrder,
  type InvoiceFigures,
  type InvoiceLine,
  type InvoiceRate,
  invoiceFigures,
} from './invoice-figures.ts';
import { type UnitRounding, worthOf } from './unit-rounding.ts';

/** Units of an order line that come back; positions count from 1. */
export type ReturnedUnits = {
  readonly position: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
};

/**
 * What returning units of an order gives back, and what its credit note prints (CGST Act section 34): goods at what was
 * paid for them after every discount, with their tax. `before` are the units whose money went back earlier. A line's
 * units are valued as parts of the line, rounded half up with all before them, so that a unit gives back what one cost
 * and all returns of an order add up to it to the paisa (RETURN-21). What is between that and taxable value and taxes, each
 * rounded by itself, is the note's round-off. The delivery charge, with its tax where it bears any, goes back once, with
 * the first units that come back because of the shop (refund policy: 'when we were at fault').
 */
export function creditNoteFigures(
  order: InvoicedOrder,
  sellerState: string,
  before: readonly ReturnedUnits[],
  now: readonly ReturnedUnits[],
): InvoiceFigures {
  const invoice = invoiceFigures(order, sellerState);
  const rounding = order.unitRounding ?? 'half up';
  const parts = now.map((units) => returnedLine(invoice, rounding, before, units));
  const lines = rounding === 'down' ? withLastRoundOff(invoice, before, parts) : parts;
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

/** The taxable value of the goods that a shopper keeps when these units went back; in paise. */
export function keptTaxable(order: InvoicedOrder, returned: readonly ReturnedUnits[]): Paise {
  return subtractPaise(order.taxable, returnedTaxable(order, order.unitRounding ?? 'half up', returned));
}

function returnedLine(
  invoice: InvoiceFigures,
  rounding: UnitRounding,
  before: readonly ReturnedUnits[],
  { position, quantity }: ReturnedUnits,
): InvoiceLine {
  const sold = invoice.lines[position - 1];
  const from = unitsOf(before, position);
  if (sold === undefined || quantity < 1 || from + quantity > sold.quantity) {
    throw new RangeError(`not ${quantity} units of line ${position} left to return`);
  }
  const worth = (whole: Paise, units: number) => worthOf(whole, units, sold.quantity, rounding);
  const partOf = (whole: Paise) => subtractPaise(worth(whole, from + quantity), worth(whole, from));
  const taxable = partOf(sold.taxable);
  const taxes = sold.taxes.map(partOf);
  const total = sumPaise(taxable, ...taxes);
  const paid = rounding === 'down' ? total : partOf(sold.paid);
  const listed = timesPaise(sold.unitPrice, quantity);
  const isPartly = invoice.isInclusive && rounding === 'down';
  return {
    ...sold,
    quantity,
    // What prices have inside is no discount.
    discount: isPartly ? partOf(sold.discount) : subtractPaise(listed, invoice.isInclusive ? paid : taxable),
    taxable,
    taxes,
    total,
    paid,
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

/** As long as units were rounded down, a rate's round-off went back with the last of its goods. */
function withLastRoundOff(
  invoice: InvoiceFigures,
  before: readonly ReturnedUnits[],
  lines: readonly InvoiceLine[],
): InvoiceLine[] {
  return lines.map((line, index) => {
    const isOfRate = (one: InvoiceLine | undefined) => one?.gstBasisPoints === line.gstBasisPoints;
    if (lines.findIndex(isOfRate) !== index) return line;
    const rate = invoice.rates.find(({ basisPoints }) => basisPoints === line.gstBasisPoints);
    const earlier = before.filter(({ position }) => isOfRate(invoice.lines[position - 1]));
    const now = sumPaise(...lines.filter(isOfRate).map(({ taxable }) => taxable));
    const isLast = now > 0 && sumPaise(returnedTaxable(invoice, 'down', earlier), now) === rate?.taxable;
    return isLast ? { ...line, paid: sumPaise(line.paid, rate.roundOff) } : line;
  });
}

function returnedTaxable(
  { lines }: { readonly lines: readonly Pick<InvoiceLine, 'taxable' | 'quantity'>[] },
  rounding: UnitRounding,
  returned: readonly ReturnedUnits[],
): Paise {
  return sumPaise(
    ...lines.map(({ taxable, quantity }, index) =>
      worthOf(taxable, unitsOf(returned, index + 1), quantity, rounding),
    ),
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
