/** Only published products are shown and sold (CATALOGUE-31). */
export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

/** Food marks of India; null for non-food. */
export const DIET_TYPES = ['Veg', 'Non-veg', 'Egg'] as const;
