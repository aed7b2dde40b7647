import { type Paise, subtractPaise, sumPaise } from '../money.ts';
import { creditNoteFigures, type ReturnedUnits } from './credit-note-figures.ts';
import { type InvoicedOrder, type InvoiceFigures, invoiceFigures } from './invoice-figures.ts';

/** In the order's own terms, paise: `gst` includes that on delivery, and the round-off of taxes. */
export type KeptFigures = {
  readonly subtotal: Paise;
  readonly gst: Paise;
  readonly delivery: Paise;
  readonly deliveryGst: Paise;
  readonly total: Paise;
};

/** An order without units that did not arrive: its invoice less their credit notes. */
export function keptFigures(order: InvoicedOrder, gone: readonly ReturnedUnits[]): KeptFigures {
  // Split into taxes is irrelevant here.
  const invoice = invoiceFigures(order, order.supplyState);
  const note = creditNoteFigures(order, order.supplyState, [], byLine(gone));
  const left = (of: (figures: InvoiceFigures) => Paise) => subtractPaise(of(invoice), of(note));
  return {
    subtotal: left(({ taxable }) => taxable),
    gst: left(({ taxTotals, deliveryTaxes, roundOff }) => sumPaise(...taxTotals, ...deliveryTaxes, roundOff)),
    delivery: left(({ delivery }) => delivery),
    deliveryGst: left(({ deliveryTaxes }) => sumPaise(...deliveryTaxes)),
    total: left(({ total }) => total),
  };
}

/** Several parcels may have units of a line. */
function byLine(gone: readonly ReturnedUnits[]): ReturnedUnits[] {
  const lines = Map.groupBy(gone, ({ position }) => position);
  return [...lines.values()].flatMap((units) => {
    const [first] = units;
    const quantity = units.reduce((sum, one) => sum + one.quantity, 0);
    return first === undefined ? [] : [{ ...first, quantity }];
  });
}
