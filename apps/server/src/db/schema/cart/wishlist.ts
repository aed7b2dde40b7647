import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { products, productVariants } from '../catalogue/catalogue.ts';
import { createdAt } from '../columns.ts';

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    variantId: text('variant_id').references(() => productVariants.id),
    createdAt,
  },
  (table) => [
    unique('wishlist_entries_once').on(table.userId, table.productId, table.variantId).nullsNotDistinct(),
    index('wishlist_entries_product_id').on(table.productId),
  ],
);
