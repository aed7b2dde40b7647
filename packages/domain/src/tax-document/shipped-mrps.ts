import { type Paise, paise, subtractPaise, sumPaise, timesPaise } from '../money.ts';
import { listPrice } from '../pricing/price-cart.ts';
import type { BilledOrder } from './billed-order.ts';
import type { InvoicedOrderLine } from './invoice-figures.ts';

/**
 * An order as it is billed once its batches are known: where prices include GST the list price is the MRP that is printed
 * on the goods, the lowest where a line has goods of several (BATCH-9). What is paid stays what it is; the discount is
 * measured on that MRP. `mrpOf` has null for a line without batches.
 */
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
