import { err, ok, type Result } from '../result.ts';
import { quantityLimit } from './quantity.ts';

/** Why a line can't have a quantity; `available` is how many units the shopper may have in all. */
export type QuantityError = { readonly code: 'OUT_OF_STOCK'; readonly available: number };

/**
 * The quantity of a line after the shopper set it (CART-3, CART-4). Errors: OUT_OF_STOCK when it is over the limit.
 */
export function setQuantity(newQuantity: number, stock: number): Result<number, QuantityError> {
  const available = quantityLimit(stock);
  return newQuantity > available ? err({ code: 'OUT_OF_STOCK', available }) : ok(newQuantity);
}
