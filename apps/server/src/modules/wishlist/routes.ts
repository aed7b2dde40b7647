import { namedVariant } from '@ilaneer/contract/cart';
import * as calls from '@ilaneer/contract/wishlist';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { deleteEntries, listEntries, type WishlistEntry } from './repository.ts';

/** The wishlist, as its shopper calls it. */
export function wishlistRoutes(app: FastifyInstance, deps: AppDeps): void {
  const changed = async (userId: string, message: string) => {
    const entries = await listEntries(deps.db, userId);
    const wishlist = entries.map(toEntryView);
    return ok({ success: true as const, message, wishlist, totalItems: wishlist.length });
  };

  serveCall(app, calls.getWishlist, async ({ shopper }) => {
    const { productsById } = await deps.catalogue.current();
    const entries = await listEntries(deps.db, shopper.userId);
    // Products that are not sold any more stay out; their entries come back with them.
    const wishlist = entries.flatMap((entry) => {
      const product = productsById.get(entry.productId);
      if (product === undefined) return [];
      return [{ ...toEntryView(entry), product: { ...product, category: product.categoryName } }];
    });
    return ok({ success: true, wishlist, totalItems: wishlist.length });
  });

  serveCall(app, calls.addToWishlist, async ({ shopper, body }) => {
    const { productId } = body;
    const added = await addToWishlist(deps, shopper.userId, { productId, variantId: namedVariant(body) });
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

function toEntryView({ id, productId, variantId, createdAt }: WishlistEntry) {
  return { id, productId, variantId, addedAt: createdAt.toISOString() };
}
