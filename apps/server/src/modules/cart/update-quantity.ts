import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { chooseVariant, setQuantity } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { ratesNow, type TaxRateDeps, unsellableLines } from '../tax-rate/tax-rate.ts';
import { type CartLine, changeLine, isLine, type WantedVariant } from './repository.ts';
import { quantityFailure, variantFailure } from './views.ts';

export type UpdateQuantity = WantedVariant & {
  readonly newQuantity: number;
  readonly giftNote?: string | null | undefined;
};

/**
 * CART-26. Errors: PRODUCT_UNAVAILABLE (unrated goods), PRODUCT_NOT_IN_CART, PRODUCT_GONE, VARIANT_REQUIRED,
 * OUT_OF_STOCK.
 */
export function updateQuantity(
  deps: Pick<Deps, 'db' | 'now'> & TaxRateDeps,
  { userId }: ShopperActor,
  { newQuantity, giftNote, ...wanted }: UpdateQuantity,
): Promise<Result<readonly CartLine[], Failure>> {
  const { db, now } = deps;
  return changeLine(db, { userId, wanted, now }, (variants) => {
    const own = variants.filter(({ productId }) => productId === wanted.productId);
    if (unsellableLines(own, ratesNow(deps)).length > 0) return err({ code: 'PRODUCT_UNAVAILABLE' });
    const chosen = chooseVariant(own.filter(isLine), wanted.variantId);
    if (!chosen.ok) return err(variantFailure(chosen.error, 'PRODUCT_NOT_IN_CART'));
    const variant = chosen.value;
    if (!variant.isSold) return err({ code: 'PRODUCT_GONE' });
    const set = setQuantity(newQuantity, variant.stock);
    // Removal is always allowed, even below the stock.
    if (!set.ok && newQuantity >= variant.quantity) {
      return err(quantityFailure(set.error, variant.hasVariants));
    }
    return ok({ variant, quantity: newQuantity, giftNote });
  });
}
