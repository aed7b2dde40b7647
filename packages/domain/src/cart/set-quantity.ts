import { err, ok, type Result } from '../result.ts';
import { quantityLimit } from './line-quantity.ts';

/** Why a line can't have a quantity; `available` is how many units the shopper may have in all. */
export type QuantityError = { readonly code: 'OUT_OF_STOCK'; readonly available: number };

/**
 * The quantity of a line after the shopper set it (part 2 section 4, decisions.md section 3, Quantity).
 * Errors: OUT_OF_STOCK when it is over min(stock, 50).
 */
export function setQuantity(newQuantity: number, stock: number): Result<number, QuantityError> {
  const available = quantityLimit(stock);
  return newQuantity > available ? err({ code: 'OUT_OF_STOCK', available }) : ok(newQuantity);
}
