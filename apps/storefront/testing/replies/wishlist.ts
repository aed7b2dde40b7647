import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  addToWishlist,
  getWishlist,
  removeFromWishlist,
  WishlistItemView,
} from '@ilaneer/contract/wishlist';
import type { FakeServer } from '../fake-server.ts';

export function entryOf(product: ProductView): WishlistItemView {
  const { id: productId, createdAt: addedAt } = product;
  return { id: `entry-${productId}`, productId, variantId: null, addedAt, product };
}

export function wishlistOf(...entries: readonly WishlistItemView[]): ReplyOf<typeof getWishlist> {
  return { success: true, wishlist: [...entries], totalItems: entries.length };
}

export function answerWishlist(server: FakeServer, product: ProductView): void {
  const change = (...entries: readonly WishlistItemView[]) => {
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(...entries));
    return { ...wishlistOf(...entries), message: '' };
  };
  server.act<typeof addToWishlist>('POST', '/add-to-wishlist', () => change(entryOf(product)));
  server.act<typeof removeFromWishlist>('DELETE', '/remove-from-wishlist', () => change());
}
