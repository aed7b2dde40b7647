import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import type { Failure } from '../../http/failure.ts';
import { insertEntry } from './repository.ts';

/** Adds a product or one variant of it. Errors: PRODUCT_NOT_FOUND, VARIANT_INVALID, ALREADY_IN_WISHLIST. */
export async function addToWishlist(
  deps: Pick<AppDeps, 'db' | 'now' | 'newId' | 'catalogue'>,
  userId: string,
  { productId, variantId }: { readonly productId: string; readonly variantId: string | null },
): Promise<Result<null, Failure>> {
  const product = (await deps.catalogue.current()).productsById.get(productId);
  if (product === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
  if (variantId !== null && !product.variantCombinations.some((one) => one.variantId === variantId)) {
    return err({ code: 'VARIANT_INVALID' });
  }
  const entry = { id: deps.newId(), userId, productId, variantId, createdAt: deps.now() };
  return (await insertEntry(deps.db, entry)) ? ok(null) : err({ code: 'ALREADY_IN_WISHLIST' });
}
