import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment } from '../columns.ts';
import { imports } from '../staff/import.ts';
import { products, productVariants } from './catalogue.ts';

/** Price changes, applied and scheduled, with their author. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: text().primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    fromPricePaise: integer('from_price_paise'),
    fromOriginalPricePaise: integer('from_original_price_paise'),
    fromMrpPaise: integer('from_mrp_paise'),
    pricePaise: integer('price_paise').notNull(),
    originalPricePaise: integer('original_price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    takesEffectAt: moment('takes_effect_at').notNull(),
    appliedAt: moment('applied_at'),
    /** Withdrawn, or rejected at its time. */
    droppedAt: moment('dropped_at'),
    droppedWhy: text('dropped_why'),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    /** Source file, for reversal (TRANSFER-9). */
    importId: text('import_id').references(() => imports.id, { onDelete: 'set null' }),
    createdAt,
  },
  (table) => [
    index('price_changes_import_id').on(table.importId).where(sql`${table.importId} is not null`),
    index('price_changes_variant_id').on(table.variantId, table.takesEffectAt),
    index('price_changes_waiting')
      .on(table.takesEffectAt)
      .where(sql`${table.appliedAt} is null and ${table.droppedAt} is null`),
    ...actorChecks('price_changes', table),
    check('price_changes_price_positive', sql`${table.pricePaise} > 0 and ${table.mrpPaise} > 0`),
    check('price_changes_list_price', sql`${table.originalPricePaise} >= ${table.pricePaise}`),
    check('price_changes_applied_or_dropped', sql`${table.appliedAt} is null or ${table.droppedAt} is null`),
    check(
      'price_changes_applied_from',
      sql`(${table.appliedAt} is null) = (${table.fromPricePaise} is null)`,
    ),
  ],
);

/** Blockers of publishing as last checked, for the list of incomplete products. */
export const productChecks = pgTable(
  'product_checks',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    missing: text().array().notNull(),
    /** Day in India, since rates change by day. */
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    /** Version of the product when checked. */
    checkedVersion: integer('checked_version').notNull(),
  },
  (table) => [
    index('product_checks_incomplete').on(table.productId).where(sql`cardinality(${table.missing}) > 0`),
  ],
);

export const pictures = pgTable(
  'pictures',
  {
    /** Hash of the uploaded bytes. */
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    ...actorColumns,
    createdAt,
    unusedSince: moment('unused_since'),
  },
  (table) => [
    index('pictures_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
    ...actorChecks('pictures', table),
    check('pictures_hash_form', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
