import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { addLine, chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { ratesNow, type TaxRateDeps, unratedLines } from '../tax-rate/tax-rate.ts';
import { type CartLine, changeLine, type WantedVariant } from './repository.ts';
import { quantityFailure, variantFailure } from './views.ts';

export type AddToCart = WantedVariant & { readonly quantity: number };

/**
 * Adds units of a variant. Errors: PRODUCT_UNAVAILABLE for goods that cannot be taxed, PRODUCT_NOT_FOUND,
 * VARIANT_REQUIRED, VARIANT_INVALID, OUT_OF_STOCK.
 */
export function addToCart(
  deps: Pick<Deps, 'db' | 'now'> & TaxRateDeps,
  { userId }: ShopperActor,
  { quantity, ...wanted }: AddToCart,
): Promise<Result<readonly CartLine[], Failure>> {
  const { db, now } = deps;
  return changeLine(db, { userId, wanted, now }, (variants) => {
    const own = variants.filter(({ productId }) => productId === wanted.productId);
    if (unratedLines(own, ratesNow(deps)).length > 0) return err({ code: 'PRODUCT_UNAVAILABLE' });
    const sold = own.filter(({ isSold }) => isSold);
    if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
    const chosen = chooseVariant(sold, wanted.variantId);
    if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
    const variant = chosen.value;
    const added = addLine({ inCart: variant.quantity ?? 0, stock: variant.stock }, quantity);
    if (!added.ok) return err(quantityFailure(added.error, variant.hasVariants));
    return ok({ variant, quantity: added.value });
  });
}
