import { type Paise, paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { listPrice } from '../pricing/price-cart.ts';
import type { BilledOrder } from './billed-order.ts';
import type { ReturnedUnits } from './credit-note-figures.ts';
import type { InvoicedOrderLine, InvoiceFigures } from './invoice-figures.ts';

/** The lowest of a line (BATCH-9). Amounts paid stay. `mrpOf`: null without batches. */
export function withShippedMrps(
  billed: BilledOrder,
  mrpOf: (lineIndex: number) => Paise | null,
): BilledOrder {
  const { figures, discounts } = billed;
  if (figures.isInclusive !== true) return billed;
  const less: Paise[] = [];
  const onPack = <Line extends InvoicedOrderLine>(lines: readonly Line[]): readonly Line[] =>
    lines.map((line, index) => {
      const mrp = mrpOf(index);
      if (mrp === null || mrp < line.price) return line;
      less.push(timesPaise(subtractPaise(mrp, listPrice(line)), line.quantity));
      return { ...line, originalPrice: mrp };
    });
  const printed =
    figures.gstBasisPoints === null
      ? { ...figures, lines: onPack(figures.lines) }
      : { ...figures, lines: onPack(figures.lines) };
  const offListPrice = paise(discounts.offListPrice + sumPaise(...less));
  return { ...billed, figures: printed, discounts: { ...discounts, offListPrice } };
}

/** BATCH-9. The refund is unchanged. `units` per line, in order. */
export function atInvoicedPrices(
  note: InvoiceFigures,
  invoice: InvoiceFigures,
  units: readonly Pick<ReturnedUnits, 'position'>[],
): InvoiceFigures {
  const lines = note.lines.map((line, index) => {
    const invoiced = invoice.lines[(units[index]?.position ?? 0) - 1];
    if (invoiced === undefined)
      throw new RangeError(`line ${index + 1} of a credit note is not on its invoice`);
    const { unitPrice } = invoiced;
    const more = timesPaise(subtractPaise(unitPrice, line.unitPrice), line.quantity);
    return { ...line, unitPrice, discount: sumPaise(line.discount, more) };
  });
  return { ...note, lines, discount: sumPaise(...lines.map(({ discount }) => discount)) };
}
