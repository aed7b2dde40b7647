import { quantityLimit } from './quantity.ts';

/**
 * How many units of a wanted number can still go into a cart that has `inCart` of them (CART-23): as many as there
 * are, never more than the limit, possibly none.
 */
export function refillLine(
  line: { readonly inCart: number; readonly stock: number },
  wanted: number,
): number {
  return Math.max(0, Math.min(wanted, quantityLimit(line.stock) - line.inCart));
}
