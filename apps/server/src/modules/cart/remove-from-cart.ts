import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, deleteLines, findLines } from './repository.ts';
import { removeUnits } from './units-repository.ts';
import { variantFailure } from './views.ts';

export type RemoveFromCart = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number | null;
};

/** Errors: PRODUCT_NOT_IN_CART, VARIANT_REQUIRED. */
export async function removeFromCart(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: ShopperActor,
  { productId, variantId, quantity }: RemoveFromCart,
): Promise<Result<readonly CartLine[], Failure>> {
  const lines = await findLines(db, userId);
  const chosen = chooseVariant(
    lines.filter((line) => line.productId === productId),
    variantId,
  );
  if (!chosen.ok) return err(variantFailure(chosen.error, 'PRODUCT_NOT_IN_CART'));
  const line = chosen.value;
  if (quantity === null) await deleteLines(db, userId, [line.variantId]);
  else await removeUnits(db, userId, { units: [{ variantId: line.variantId, quantity }], at: now() });
  return ok(await findLines(db, userId));
}
