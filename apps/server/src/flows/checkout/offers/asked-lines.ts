import type { AppDeps } from '../../../app-deps.ts';
import { findSingleLine } from '../../../modules/cart/find-single-line.ts';
import { type CartLine, findLines } from '../../../modules/cart/repository.ts';

/** The one item of Buy Now, where a client asks about that. */
export type AskedItem = {
  readonly productId?: string;
  readonly variantId?: string;
  readonly quantity?: number;
};

/** What a shopper asks about: the one item that is named with its quantity, else the cart; only what is sold. */
export async function askedLines(
  env: Pick<AppDeps, 'db' | 'now'>,
  userId: string,
  { productId, variantId, quantity }: AskedItem,
): Promise<readonly CartLine[]> {
  if (productId === undefined || quantity === undefined) {
    return (await findLines(env.db, userId)).filter(({ isSold }) => isSold);
  }
  const item = { productId, variantId: variantId ?? null, quantity };
  const found = await findSingleLine(env.db, userId, item, env.now());
  return found.ok ? found.value : [];
}
