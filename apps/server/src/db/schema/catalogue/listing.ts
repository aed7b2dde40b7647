import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

// Letter by letter, as the domain compares them.
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Kinds of products that no filter tells apart but by their words: there are few, so that they are counted quickly. */
export const productKinds = pgTable('product_kinds', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** What products of the kind have in common, as JSON, always in the same words. */
  facts: text().notNull().unique(),
});

/** What lists filter, search and sort products by, in the domain's words; the shop writes it for what is sold. */
export const productListings = pgTable(
  'product_listings',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    parentCategoryId: text('parent_category_id'),
    nameKey: plainText('name_key').notNull(),
    /** Of its first variant. */
    pricePaise: integer('price_paise').notNull(),
    /** Microseconds from when it was made to 1970, so less than nothing: what is smaller is newer. */
    age: bigint({ mode: 'number' }).notNull(),
    /** What all filters but the search make of it. */
    kindId: integer('kind_id')
      .notNull()
      .references(() => productKinds.id),
    exclusive: boolean().notNull(),
    /** What the release before searches in; nothing else reads it. */
    words: plainText().notNull(),
  },
  (table) => [
    index('product_listings_by_name').on(table.nameKey, table.age, table.productId),
    index('product_listings_by_price').on(table.pricePaise, table.age, table.productId),
    index('product_listings_by_price_down').on(sql`(-price_paise)`, table.age, table.productId),
    index('product_listings_by_age').on(table.age, table.productId),
    index('product_listings_category').on(table.categoryId),
    index('product_listings_parent_category').on(table.parentCategoryId),
    // All that a count of them looks at.
    index('product_listings_kind').on(table.kindId, table.pricePaise),
    index('product_listings_words').using('gin', table.words.op('gin_trgm_ops')),
  ],
);

/** Products whose listing may have changed, one or several times; triggers write it, and the shop works it off. */
export const productListingChanges = pgTable(
  'product_listing_changes',
  { productId: text('product_id').notNull() },
  (table) => [index('product_listing_changes_product_id').on(table.productId)],
);
