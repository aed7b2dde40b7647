/** The categories of the cards of the exclusive collection (CATALOGUE-22). */
export const FEATURED_CATEGORIES = {
  bottles: 'pet-bottles',
  pouches: 'pouches',
  waterPacks: 'water-packs',
} as const;

/** What to choose their products from where not all are at hand; those have been there longest. */
export const FEATURED_PRODUCTS_QUERY = {
  category: Object.values(FEATURED_CATEGORIES).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
