import { addLine, chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { quantityFailure, variantFailure } from './failures.ts';
import type { CartLine, WantedVariant } from './repository.ts';
import { type CartEnvironment, saveDecided } from './save-decided.ts';

/** What to add. */
export type AddToCart = WantedVariant & { readonly quantity: number };

/** Adds units of a variant. Errors: PRODUCT_NOT_FOUND, VARIANT_REQUIRED, VARIANT_INVALID, OUT_OF_STOCK. */
export function addToCart(
  env: CartEnvironment,
  userId: string,
  { quantity, ...wanted }: AddToCart,
): Promise<Result<readonly CartLine[], Failure>> {
  const { productId, variantId } = wanted;
  return saveDecided(env, userId, wanted, (variants) => {
    const sold = variants.filter((variant) => variant.productId === productId && variant.isSold);
    if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
    const chosen = chooseVariant(sold, variantId);
    if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
    const variant = chosen.value;
    const added = addLine({ inCart: variant.quantity ?? 0, stock: variant.stock }, quantity);
    if (!added.ok) return err(quantityFailure(added.error, variant.hasVariants));
    return ok({ variant, quantity: added.value });
  });
}
