/** Where a product stands; only what is published is shown and sold (CATALOGUE-31). */
export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

/** The marks that food bears in India; null on what nobody eats. */
export const DIET_TYPES = ['Veg', 'Non-veg', 'Egg'] as const;
