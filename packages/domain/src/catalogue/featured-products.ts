import PACKS from '../../../../content/packs.json' with { type: 'json' };
import type { Pack } from './home-products.ts';

/** A card of the exclusive collection, with the category of its product (CATALOGUE-22). */
export type FeaturedCard = {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly category: string;
  readonly packsTitle: string;
  readonly packs: readonly Pack[];
};

export const FEATURED_CARDS: readonly FeaturedCard[] = PACKS.featured;

export const FEATURED_PRODUCTS_QUERY = {
  category: FEATURED_CARDS.map(({ category }) => category).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
