import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards, ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { bannersAt } from '@ilaneer/domain/content/banner';
import type { BannerRow } from './repository.ts';
import { toBannerView } from './views.ts';

type BannersNow = {
  /** Names the time in which the reply stays the same. */
  readonly until: string;
  make(): ReplyOf<typeof homeBanners>;
};

/** CONTENT-34. */
export function bannersNow(banners: readonly BannerRow[], now: Date): BannersNow {
  const { shown, changesAt } = bannersAt(
    banners.map((row) => ({ ...row, isShown: row.active })),
    now,
  );
  const until = changesAt?.toISOString() ?? null;
  return {
    until: `banners until ${until}`,
    make: () => ({ success: true, count: shown.length, banners: shown.map(toBannerView), changesAt: until }),
  };
}

export function toProductCardsReply(cards: readonly ProductCardView[]): ReplyOf<typeof getProductCards> {
  return { success: true, cards: [...cards], total: cards.length, cursor: null, facets: null };
}
