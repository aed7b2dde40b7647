/** The categories of which the home page offers packs (CONTENT-5). */
export const HOME_CATEGORIES = { oil: 'coconut-oil', water: 'tender-coconut-water' } as const;

/** What to choose the packs from where not all products are at hand; the plain ones have been there longest. */
export const HOME_PRODUCTS_QUERY = {
  category: Object.values(HOME_CATEGORIES).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
