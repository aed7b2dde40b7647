import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards, ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { BannerRow } from './repository.ts';
import { toBannerView } from './views.ts';

export function toBannersReply(banners: readonly BannerRow[]): ReplyOf<typeof homeBanners> {
  return { success: true, count: banners.length, banners: banners.map(toBannerView) };
}

export function toProductCardsReply(cards: readonly ProductCardView[]): ReplyOf<typeof getProductCards> {
  return { success: true, cards: [...cards], total: cards.length, cursor: null, facets: null };
}
