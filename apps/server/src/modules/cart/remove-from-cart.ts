import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { chooseVariant } from '@ilaneer/domain/cart/line-quantity';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { TaxRateDeps } from '../tax-rate/tax-rate.ts';
import { type CartLine, deleteLines, findLines } from './repository.ts';
import { updateQuantity } from './update-quantity.ts';
import { variantFailure } from './views.ts';

/** Which line; with a quantity below the line's, only that many units of it. */
export type RemoveFromCart = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number | null;
};

/** Removes a line or some of its units. Errors: PRODUCT_NOT_IN_CART, VARIANT_REQUIRED. */
export async function removeFromCart(
  deps: Pick<Deps, 'db' | 'now'> & TaxRateDeps,
  actor: ShopperActor,
  { productId, variantId, quantity }: RemoveFromCart,
): Promise<Result<readonly CartLine[], Failure>> {
  const lines = await findLines(deps.db, actor.userId);
  const chosen = chooseVariant(
    lines.filter((line) => line.productId === productId),
    variantId,
  );
  if (!chosen.ok) return err(variantFailure(chosen.error, 'PRODUCT_NOT_IN_CART'));
  const line = chosen.value;
  if (quantity !== null && quantity < line.quantity) {
    const newQuantity = line.quantity - quantity;
    return updateQuantity(deps, actor, { productId, variantId: line.variantId, newQuantity });
  }
  await deleteLines(deps.db, actor.userId, [line.variantId]);
  return ok(lines.filter((one) => one !== line));
}
