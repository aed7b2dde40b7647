import { pgTable, text } from 'drizzle-orm/pg-core';
import { productVariants } from '../catalogue/catalogue.ts';

/** Maintained by trigger on 0/1 transitions: an index on `stock` would be written with every sale. */
export const soldOutVariants = pgTable('sold_out_variants', {
  variantId: text('variant_id')
    .primaryKey()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
});
