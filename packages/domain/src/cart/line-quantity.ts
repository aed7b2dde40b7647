import { err, ok, type Result } from '../result.ts';

/** Units of a variant per cart or order (CART-2). */
export const MAX_LINE_QUANTITY = 50;

/** Error for a quantity in a staff order. */
export function unitsText(least: number): string {
  return `A quantity is a whole number from ${least} to ${MAX_LINE_QUANTITY}`;
}

/** CART-2. Null if valid. */
export function unitsProblem(units: number, least: number): string | null {
  const isFine = Number.isInteger(units) && units >= least && units <= MAX_LINE_QUANTITY;
  return isFine ? null : unitsText(least);
}

/** Stock, at most 50 (CART-3). */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}

/** `available`: units the shopper may have in total. */
export type QuantityError = { readonly code: 'OUT_OF_STOCK'; readonly available: number };

type Line = { readonly inCart: number; readonly stock: number };

/** Sets a line's quantity (CART-3, CART-4). Errors: OUT_OF_STOCK above the limit. */
export function setQuantity(newQuantity: number, stock: number): Result<number, QuantityError> {
  const available = quantityLimit(stock);
  return newQuantity > available ? err({ code: 'OUT_OF_STOCK', available }) : ok(newQuantity);
}

/** Existing units count: repeats can't exceed the stock (CART-3). Errors: OUT_OF_STOCK. */
export function addLine({ inCart, stock }: Line, added: number): Result<number, QuantityError> {
  return setQuantity(inCart + added, stock);
}

/** Units of a reorder that still fit the cart (CART-23), possibly 0. */
export function refillLine({ inCart, stock }: Line, wanted: number): number {
  return Math.max(0, Math.min(wanted, quantityLimit(stock) - inCart));
}

export type VariantChoice = { readonly variantId: string; readonly variantName: string };

export type ChooseVariantError =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'VARIANT_REQUIRED'; readonly choices: readonly VariantChoice[] };

/** CART-5. Errors: NOT_FOUND for none, VARIANT_REQUIRED with the choices for several. */
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
