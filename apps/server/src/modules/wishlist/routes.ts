import { namedVariant } from '@ilaneer/contract/cart/cart';
import * as calls from '@ilaneer/contract/wishlist';
import { type ShopperActor, shopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueDeps } from '../catalogue/catalogue.ts';
import { deleteEntries, insertEntry, listEntries, type WishlistEntry } from './repository.ts';

export function wishlistRoutes(app: FastifyInstance, deps: Deps & CatalogueDeps): void {
  const changed = async (userId: string, message: string) => {
    const entries = await listEntries(deps.db, userId);
    const wishlist = entries.map(toEntryView);
    return ok({ success: true as const, message, wishlist, totalItems: wishlist.length });
  };

  serveCall(app, calls.getWishlist, async ({ shopper }) => {
    const entries = await listEntries(deps.db, shopper.userId);
    const { find } = await deps.catalogue.current();
    const productsById = await find(entries.map(({ productId }) => productId));
    // Unsold products are hidden until back on sale.
    const wishlist = entries.flatMap((entry) => {
      const product = productsById.get(entry.productId);
      if (product === undefined) return [];
      return [{ ...toEntryView(entry), product }];
    });
    return ok({ success: true, wishlist, totalItems: wishlist.length });
  });

  serveCall(app, calls.addToWishlist, async ({ shopper, body }) => {
    const { productId } = body;
    const wanted = { productId, variantId: namedVariant(body) };
    const added = await addToWishlist(deps, shopperActor(shopper.userId), wanted);
    return added.ok ? changed(shopper.userId, 'Product added to wishlist') : added;
  });

  serveCall(app, calls.removeFromWishlist, async ({ shopper: { userId }, body }) => {
    const { productId } = body;
    const wasThere = await deleteEntries(deps.db, { userId, productId, variantId: namedVariant(body) });
    return wasThere
      ? changed(userId, 'Product removed from wishlist')
      : err({ code: 'PRODUCT_NOT_IN_WISHLIST' });
  });
}

/** Errors: PRODUCT_NOT_FOUND, VARIANT_INVALID, ALREADY_IN_WISHLIST. */
async function addToWishlist(
  deps: Deps & CatalogueDeps,
  { userId }: ShopperActor,
  { productId, variantId }: { readonly productId: string; readonly variantId: string | null },
): Promise<Result<null, Failure>> {
  const { find } = await deps.catalogue.current();
  const product = (await find([productId])).get(productId);
  if (product === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
  if (variantId !== null && !product.variantCombinations.some((one) => one.variantId === variantId)) {
    return err({ code: 'VARIANT_INVALID' });
  }
  const entry = { id: deps.newId(), userId, productId, variantId, createdAt: deps.now() };
  return (await insertEntry(deps.db, entry)) ? ok(null) : err({ code: 'ALREADY_IN_WISHLIST' });
}

function toEntryView({ id, productId, variantId, createdAt }: WishlistEntry) {
  return { id, productId, variantId, addedAt: createdAt.toISOString() };
}
