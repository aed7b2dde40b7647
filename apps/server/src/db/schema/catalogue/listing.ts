import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

// Binary order, as in the domain.
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Products alike for all filters but search: few, so counts are fast. */
export const productKinds = pgTable('product_kinds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  facts: text().notNull().unique(),
});

export const productListings = pgTable(
  'product_listings',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    parentCategoryId: text('parent_category_id'),
    nameKey: plainText('name_key').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Negative creation time in microseconds: smaller is newer. */
    age: bigint({ mode: 'number' }).notNull(),
    kindId: integer('kind_id')
      .notNull()
      .references(() => productKinds.id),
    exclusive: boolean().notNull(),
    /** Search text of the previous release. */
    words: plainText().notNull(),
  },
  (table) => [
    index('product_listings_by_name').on(table.nameKey, table.age, table.productId),
    index('product_listings_by_price').on(table.pricePaise, table.age, table.productId),
    index('product_listings_by_price_down').on(sql`(-price_paise)`, table.age, table.productId),
    index('product_listings_by_age').on(table.age, table.productId),
    index('product_listings_category').on(table.categoryId),
    index('product_listings_parent_category').on(table.parentCategoryId),
    // Covers counts.
    index('product_listings_kind').on(table.kindId, table.pricePaise),
    index('product_listings_words').using('gin', table.words.op('gin_trgm_ops')),
  ],
);

export const productListingChanges = pgTable(
  'product_listing_changes',
  { productId: text('product_id').notNull() },
  (table) => [index('product_listing_changes_product_id').on(table.productId)],
);
