/** Categories of the home page's packs (CONTENT-5). */
export const HOME_CATEGORIES = { oil: 'coconut-oil', water: 'tender-coconut-water' } as const;

/** Candidates when the catalogue is not loaded, oldest first. */
export const HOME_PRODUCTS_QUERY = {
  category: Object.values(HOME_CATEGORIES).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
