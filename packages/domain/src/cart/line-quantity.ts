import { err, ok, type Result } from '../result.ts';

/** Units of a variant in one cart or order (CART-2). */
export const MAX_LINE_QUANTITY = 50;

/** What is said of a number of units that staff can't have in an order. */
export function unitsText(least: number): string {
  return `A quantity is a whole number from ${least} to ${MAX_LINE_QUANTITY}`;
}

/** Why a typed number of units can't be one (CART-2); null when it can. */
export function unitsProblem(units: number, least: number): string | null {
  const isFine = Number.isInteger(units) && units >= least && units <= MAX_LINE_QUANTITY;
  return isFine ? null : unitsText(least);
}

/** The stock, but never over 50 (CART-3). */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}

/** Why a line can't have a quantity; `available` is how many units the shopper may have in all. */
export type QuantityError = { readonly code: 'OUT_OF_STOCK'; readonly available: number };

/** What is in the cart of a variant, and what there is to sell. */
type Line = { readonly inCart: number; readonly stock: number };

/**
 * The quantity of a line after the shopper set it (CART-3, CART-4). Errors: OUT_OF_STOCK when it is over the limit.
 */
export function setQuantity(newQuantity: number, stock: number): Result<number, QuantityError> {
  const available = quantityLimit(stock);
  return newQuantity > available ? err({ code: 'OUT_OF_STOCK', available }) : ok(newQuantity);
}

/**
 * The quantity of a line after `added` units went into the cart: what was there counts too, so that adding twice
 * can't pass the stock (CART-3). Errors: OUT_OF_STOCK as in setQuantity.
 */
export function addLine({ inCart, stock }: Line, added: number): Result<number, QuantityError> {
  return setQuantity(inCart + added, stock);
}

/**
 * How many units of a wanted number can still go into a cart that has `inCart` of them (CART-23): as many as there
 * are, never more than the limit, possibly none.
 */
export function refillLine({ inCart, stock }: Line, wanted: number): number {
  return Math.max(0, Math.min(wanted, quantityLimit(stock) - inCart));
}

export type VariantChoice = { readonly variantId: string; readonly variantName: string };

export type ChooseVariantError =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'VARIANT_REQUIRED'; readonly choices: readonly VariantChoice[] };

/**
 * Picks the variant that a call means: the one that it names, or the only one that there is (CART-5). Errors:
 * NOT_FOUND when it names none of the candidates or there are none, VARIANT_REQUIRED with the choices when several
 * fit.
 */
export function chooseVariant<Candidate extends VariantChoice>(
  candidates: readonly Candidate[],
  variantId: string | null,
): Result<Candidate, ChooseVariantError> {
  const matching = variantId === null ? candidates : candidates.filter((one) => one.variantId === variantId);
  const [first, ...others] = matching;
  if (first === undefined) return err({ code: 'NOT_FOUND' });
  if (others.length === 0) return ok(first);
  const choices = matching.map(({ variantId: id, variantName }) => ({ variantId: id, variantName }));
  return err({ code: 'VARIANT_REQUIRED', choices });
}
