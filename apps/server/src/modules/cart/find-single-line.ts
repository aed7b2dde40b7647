import { chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, findLinesAndWanted, type WantedVariant } from './repository.ts';
import { variantFailure } from './views.ts';

type SingleItem = WantedVariant & { readonly quantity: number };

/** Buy Now as a one-line cart. Errors: PRODUCT_NOT_FOUND, VARIANT_REQUIRED, VARIANT_INVALID. */
export async function findSingleLine(
  db: Database,
  { userId, item, at }: { readonly userId: string; readonly item: SingleItem; readonly at: Date },
): Promise<Result<readonly CartLine[], Failure>> {
  const variants = await findLinesAndWanted(db, userId, item);
  const sold = variants.filter((one) => one.productId === item.productId && one.isSold);
  if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
  const chosen = chooseVariant(sold, item.variantId);
  if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
  const choice = { quantity: item.quantity, giftNote: null };
  return ok([{ ...chosen.value, ...choice, addedAt: at, updatedAt: at }]);
}
