import type * as calls from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards, ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { BannerRow } from './repository.ts';
import { toBannerView } from './views.ts';

export function toBannersReply(banners: readonly BannerRow[]): ReplyOf<typeof calls.homeBanners> {
  return { success: true, count: banners.length, banners: banners.map(toBannerView) };
}

/** `timestamp` is when the newest part of the catalogue was written, ISO. */
export function toProductsReply(
  products: readonly ProductView[],
  timestamp: string,
): ReplyOf<typeof calls.getAllProducts> {
  return {
    success: true,
    products: [...products],
    total: products.length,
    timestamp,
    ...(products.length === 0 ? { message: 'No products found' } : {}),
  };
}

/** All of them in one page. */
export function toProductCardsReply(cards: readonly ProductCardView[]): ReplyOf<typeof getProductCards> {
  return { success: true, cards: [...cards], total: cards.length, cursor: null };
}
