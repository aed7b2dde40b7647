/** Units of a variant in one cart or order (CART-2). */
export const MAX_LINE_QUANTITY = 50;

/** The stock, but never over 50 (CART-3). */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}
