import type { Result } from '../result.ts';
import { type QuantityError, setQuantity } from './set-quantity.ts';

/**
 * The quantity of a line after `added` units went into the cart: what was there counts too, so that adding twice
 * can't pass the stock (CART-3). Errors: OUT_OF_STOCK as in setQuantity.
 */
export function addLine(
  line: { readonly inCart: number; readonly stock: number },
  added: number,
): Result<number, QuantityError> {
  return setQuantity(line.inCart + added, line.stock);
}
