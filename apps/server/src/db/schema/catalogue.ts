import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, updatedAt, version } from './columns.ts';

/** Product categories, one level deep. */
export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    hsnCode: text('hsn_code').notNull(),
    // Without the type, which would have to be known before it is made.
    parentId: text('parent_id').references((): AnyPgColumn => categories.id),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    check('categories_hsn_code_form', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`),
    check('categories_not_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
);

/** Products; what is bought is one of their variants. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    hsnCode: text('hsn_code').notNull(),
    features: jsonb().$type<string[]>().notNull(),
    offers: jsonb().$type<string[]>().notNull(),
    ingredients: text(),
    nutrition: jsonb().$type<{ name: string; per100: string }[]>().notNull(),
    shelfLife: text('shelf_life').notNull(),
    storageInstruction: text('storage_instruction').notNull(),
    certification: text().notNull(),
    dietType: text('diet_type'),
    fssai: text(),
    countryOfOrigin: text('country_of_origin').notNull(),
    weight: text().notNull(),
    volumes: jsonb().$type<string[]>().notNull(),
    options: jsonb().$type<{ name: string; values: string[] }[]>().notNull(),
    pictures: jsonb().$type<{ file: string; alt: string }[]>().notNull(),
    merchandise: boolean().notNull(),
    exclusive: boolean().notNull(),
    returnable: boolean().notNull(),
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('products_category_id').on(table.categoryId),
    check('products_hsn_code_form', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`),
  ],
);

/** What is sold and stocked. Prices are paise before GST; the printed MRP includes all taxes. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    color: text(),
    pricePaise: integer('price_paise').notNull(),
    originalPricePaise: integer('original_price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    /** What can be bought. Written by the ledger, which notes what is changed by hand (decision 039). */
    stock: integer().notNull(),
    /** What stands on the shelf: for sale, taken by orders or held back. Written by the ledger alone. */
    onHand: integer('on_hand').notNull().default(0),
    /** From this many for sale on staff are told that it runs low; null: never. */
    lowStockAt: integer('low_stock_at'),
    netCount: integer('net_count').notNull(),
    netAmount: integer('net_amount').notNull(),
    netUnit: text('net_unit').$type<(typeof NET_UNITS)[number]>().notNull(),
    picture: text().notNull(),
    views: jsonb().$type<{ file: string; alt: string }[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('product_variants_sku_key').on(table.sku),
    index('product_variants_product_id').on(table.productId),
    check('product_variants_price_positive', sql`${table.pricePaise} > 0`),
    check('product_variants_list_price', sql`${table.originalPricePaise} >= ${table.pricePaise}`),
    check('product_variants_mrp_positive', sql`${table.mrpPaise} > 0`),
    check('product_variants_stock_never_negative', sql`${table.stock} >= 0`),
    check('product_variants_on_hand', sql`${table.onHand} >= ${table.stock}`),
    check('product_variants_low_stock_at', sql`${table.lowStockAt} >= 0`),
    check('product_variants_net_quantity', sql`${table.netCount} > 0 and ${table.netAmount} > 0`),
    check('product_variants_net_unit', oneOf(table.netUnit, NET_UNITS)),
  ],
);

/** The home page's banners. */
export const banners = pgTable('banners', {
  id: text().primaryKey(),
  title: text().notNull(),
  headline: text().notNull(),
  text: text().notNull(),
  linkLabel: text('link_label').notNull(),
  link: text().notNull(),
  imageWide: text('image_wide').notNull(),
  imageTall: text('image_tall').notNull(),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
});
