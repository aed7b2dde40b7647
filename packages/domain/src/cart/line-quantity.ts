/** A shopper may have at most 50 units of a variant in a cart or order (decisions.md section 3). */
export const MAX_LINE_QUANTITY = 50;

/** How many units of a variant one shopper may have: the stock, but never over 50. */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}
