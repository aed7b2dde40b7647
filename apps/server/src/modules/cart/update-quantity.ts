import { chooseVariant, setQuantity } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { quantityFailure, variantFailure } from './failures.ts';
import { type CartLine, isLine, type WantedVariant } from './repository.ts';
import { type CartEnvironment, saveDecided } from './save-decided.ts';

/** Which line, and the quantity that it shall have. */
export type UpdateQuantity = WantedVariant & { readonly newQuantity: number };

/** Sets a line's quantity. Errors: PRODUCT_NOT_IN_CART, PRODUCT_GONE, VARIANT_REQUIRED, OUT_OF_STOCK. */
export function updateQuantity(
  env: CartEnvironment,
  userId: string,
  { newQuantity, ...wanted }: UpdateQuantity,
): Promise<Result<readonly CartLine[], Failure>> {
  const { productId, variantId } = wanted;
  return saveDecided(env, userId, wanted, (variants) => {
    const lines = variants.filter(isLine).filter((line) => line.productId === productId);
    const chosen = chooseVariant(lines, variantId);
    if (!chosen.ok) return err(variantFailure(chosen.error, 'PRODUCT_NOT_IN_CART'));
    const variant = chosen.value;
    if (!variant.isSold) return err({ code: 'PRODUCT_GONE' });
    const set = setQuantity(newQuantity, variant.stock);
    // Fewer than before is always fine, also when the stock fell below it meanwhile.
    if (!set.ok && newQuantity >= variant.quantity) {
      return err(quantityFailure(set.error, variant.hasVariants));
    }
    return ok({ variant, quantity: newQuantity });
  });
}
