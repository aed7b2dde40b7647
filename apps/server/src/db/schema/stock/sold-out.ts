import { pgTable, text } from 'drizzle-orm/pg-core';
import { productVariants } from '../catalogue/catalogue.ts';

/**
 * Variants of which nothing is for sale: staff find them by it. A trigger writes it when the last unit goes or the first
 * one comes. An index of `stock` would be written with every unit that is sold.
 */
export const soldOutVariants = pgTable('sold_out_variants', {
  variantId: text('variant_id')
    .primaryKey()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
});
