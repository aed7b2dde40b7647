import { NET_UNITS } from '@ilaneer/domain/catalogue/unit-price';
import { TEXT_TONES, USUAL_FOCUS } from '@ilaneer/domain/content/banner';
import type { NutritionRow, ProductClaim } from '@ilaneer/domain/product/product-facts';
import { PRODUCT_STATES, type ProductState } from '@ilaneer/domain/product/product-state';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, updatedAt, version } from '../columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    hsnCode: text('hsn_code').notNull(),
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
    /** Claims with proof and person responsible; staff only. */
    claims: jsonb().$type<ProductClaim[]>().notNull().default([]),
    offers: jsonb().$type<string[]>().notNull(),
    ingredients: text(),
    nutrition: jsonb().$type<NutritionRow[]>().notNull(),
    allergens: jsonb().$type<string[]>().notNull().default([]),
    shelfLife: text('shelf_life').notNull(),
    shelfLifeDays: integer('shelf_life_days'),
    storageInstruction: text('storage_instruction').notNull(),
    certification: text().notNull(),
    dietType: text('diet_type'),
    fssai: text(),
    genericName: text('generic_name').notNull().default(''),
    countryOfOrigin: text('country_of_origin').notNull(),
    makerName: text('maker_name'),
    makerAddress: text('maker_address'),
    packerName: text('packer_name'),
    packerAddress: text('packer_address'),
    importerName: text('importer_name'),
    importerAddress: text('importer_address'),
    /** Null: the shop's own. */
    careAddress: text('care_address'),
    carePhone: text('care_phone'),
    careEmail: text('care_email'),
    weight: text().notNull(),
    volumes: jsonb().$type<string[]>().notNull(),
    options: jsonb().$type<{ name: string; values: string[] }[]>().notNull(),
    pictures: jsonb().$type<{ file: string; alt: string }[]>().notNull(),
    merchandise: boolean().notNull(),
    exclusive: boolean().notNull(),
    returnable: boolean().notNull(),
    state: text().$type<ProductState>().notNull().default('published'),
    publishAt: moment('publish_at'),
    /** Derived from the state, for readers that need only that. */
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('products_category_id').on(table.categoryId),
    index('products_by_name').on(table.name, table.id),
    index('products_by_state').on(table.state, table.name, table.id),
    index('products_by_kind').on(table.merchandise, table.id),
    index('products_by_writing').on(table.updatedAt, table.id),
    index('products_by_age').on(table.createdAt, table.id),
    index('products_name_words').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    index('products_publish_at').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    check('products_hsn_code_form', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`),
    check('products_state', oneOf(table.state, PRODUCT_STATES)),
    check('products_active_if_published', sql`${table.active} = (${table.state} = 'published')`),
    check('products_scheduled_while_draft', sql`${table.publishAt} is null or ${table.state} = 'draft'`),
    check(
      'products_lists',
      sql`jsonb_typeof(${table.features}) = 'array' and jsonb_typeof(${table.offers}) = 'array'
        and jsonb_typeof(${table.nutrition}) = 'array' and jsonb_typeof(${table.allergens}) = 'array'
        and jsonb_typeof(${table.volumes}) = 'array' and jsonb_typeof(${table.options}) = 'array'
        and jsonb_typeof(${table.pictures}) = 'array' and jsonb_typeof(${table.claims}) = 'array'`,
    ),
    check('products_shelf_life_days', sql`${table.shelfLifeDays} > 0`),
    check('products_maker_whole', wholeFirm(table.makerName, table.makerAddress)),
    check('products_packer_whole', wholeFirm(table.packerName, table.packerAddress)),
    check('products_importer_whole', wholeFirm(table.importerName, table.importerAddress)),
  ],
);

/** Prices in paise, with or without GST by the shop's mode; MRP includes all taxes. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    sku: text().notNull(),
    barcode: text(),
    name: text().notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    color: text(),
    pricePaise: integer('price_paise').notNull(),
    originalPricePaise: integer('original_price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    /** Available units, maintained by the ledger, which records direct writes as movements. */
    stock: integer().notNull(),
    /** Physical units: available, reserved and held. Written only by the ledger. */
    onHand: integer('on_hand').notNull().default(0),
    lowStockAt: integer('low_stock_at'),
    netCount: integer('net_count').notNull(),
    netAmount: integer('net_amount').notNull(),
    netUnit: text('net_unit').$type<(typeof NET_UNITS)[number]>().notNull(),
    shippingGrams: integer('shipping_grams'),
    boxLengthMm: integer('box_length_mm'),
    boxWidthMm: integer('box_width_mm'),
    boxHeightMm: integer('box_height_mm'),
    picture: text().notNull(),
    views: jsonb().$type<{ file: string; alt: string }[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('product_variants_sku_key').on(table.sku),
    unique('product_variants_barcode_key').on(table.barcode),
    index('product_variants_sku_words').using('gin', sql`lower(${table.sku}) gin_trgm_ops`),
    index('product_variants_name_words').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    index('product_variants_product_id').on(table.productId),
    // Without stock itself, which changes with every order.
    index('product_variants_low_stock').on(table.sku).where(sql`${table.lowStockAt} is not null`),
    check('product_variants_price_positive', sql`${table.pricePaise} > 0`),
    check('product_variants_list_price', sql`${table.originalPricePaise} >= ${table.pricePaise}`),
    check('product_variants_mrp_positive', sql`${table.mrpPaise} > 0`),
    // GST on top tightens it further, by a rate in another table.
    check(
      'product_variants_within_mrp',
      sql`not ${table.active} or ${table.pricePaise} <= ${table.mrpPaise}`,
    ),
    check('product_variants_stock_never_negative', sql`${table.stock} >= 0`),
    check('product_variants_on_hand', sql`${table.onHand} >= ${table.stock}`),
    check('product_variants_low_stock_at', sql`${table.lowStockAt} >= 0`),
    check('product_variants_net_quantity', sql`${table.netCount} > 0 and ${table.netAmount} > 0`),
    check('product_variants_net_unit', oneOf(table.netUnit, NET_UNITS)),
    check('product_variants_barcode_form', sql`${table.barcode} ~ '^[0-9]{8,14}$'`),
    check('product_variants_shipping_grams', sql`${table.shippingGrams} > 0`),
    check(
      'product_variants_box_whole',
      sql`num_nulls(${table.boxLengthMm}, ${table.boxWidthMm}, ${table.boxHeightMm}) in (0, 3)
        and coalesce(least(${table.boxLengthMm}, ${table.boxWidthMm}, ${table.boxHeightMm}), 1) > 0`,
    ),
  ],
);

/** Lock order of variants, independent of collation, to avoid deadlocks. */
export const variantLockOrder = sql`${productVariants.id} collate "C"`;

/** Focus: the point in percent that stays in view where a picture is cropped. */
export const banners = pgTable(
  'banners',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    headline: text().notNull(),
    text: text().notNull(),
    linkLabel: text('link_label').notNull(),
    link: text().notNull(),
    imageWide: text('image_wide').notNull(),
    /** Empty: the wide one. */
    imageTall: text('image_tall').notNull(),
    wideAcross: integer('wide_across').notNull().default(USUAL_FOCUS.wide.across),
    wideDown: integer('wide_down').notNull().default(USUAL_FOCUS.wide.down),
    tallAcross: integer('tall_across').notNull().default(USUAL_FOCUS.tall.across),
    tallDown: integer('tall_down').notNull().default(USUAL_FOCUS.tall.down),
    textTone: text('text_tone', { enum: TEXT_TONES }).notNull().default('dark'),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    shownFrom: moment('shown_from'),
    shownUntil: moment('shown_until'),
    version,
  },
  (table) => [
    check('banners_text_tone', oneOf(table.textTone, TEXT_TONES)),
    check('banners_shown_for_a_time', sql`${table.shownUntil} > ${table.shownFrom}`),
    check(
      'banners_focus_in_picture',
      sql`least(${table.wideAcross}, ${table.wideDown}, ${table.tallAcross}, ${table.tallDown}) >= 0
        and greatest(${table.wideAcross}, ${table.wideDown}, ${table.tallAcross}, ${table.tallDown}) <= 100`,
    ),
  ],
);

function wholeFirm(name: AnyPgColumn, address: AnyPgColumn) {
  return sql`(${name} is null) = (${address} is null) and btrim(${name}) <> '' and btrim(${address}) <> ''`;
}
