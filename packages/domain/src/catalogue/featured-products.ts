/** Categories of the exclusive collection's cards (CATALOGUE-22). */
export const FEATURED_CATEGORIES = {
  bottles: 'pet-bottles',
  pouches: 'pouches',
  waterPacks: 'water-packs',
} as const;

/** Candidates when the catalogue is not loaded, oldest first. */
export const FEATURED_PRODUCTS_QUERY = {
  category: Object.values(FEATURED_CATEGORIES).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
