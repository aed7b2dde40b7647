import type { SegmentRules } from '@ilaneer/domain/customer/segment';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment, paiseColumn, updatedAt, version } from '../columns.ts';
import { users } from './account.ts';

/** One row per living account, recounted by deferred triggers at commit (CUSTOMER-3). */
export const customerFigures = pgTable(
  'customer_figures',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orders: integer().notNull().default(0),
    spentPaise: paiseColumn('spent_paise').notNull().default(0),
    returns: integer().notNull().default(0),
    firstOrderAt: moment('first_order_at'),
    lastOrderAt: moment('last_order_at'),
    /** Of the last order; without one, of the account. */
    activeAt: moment('active_at').notNull(),
  },
  (table) => [
    index('customer_figures_active').on(table.activeAt, table.userId),
    index('customer_figures_spent').on(table.spentPaise, table.userId),
    check('customer_figures_counts', sql`${table.orders} >= 0 and ${table.returns} >= 0`),
    check(
      'customer_figures_order_days',
      sql`(${table.orders} = 0) = (${table.firstOrderAt} is null) and (${table.orders} = 0) = (${table.lastOrderAt} is null)`,
    ),
  ],
);

export const customerTags = pgTable(
  'customer_tags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tag] }),
    index('customer_tags_tag').on(table.tag, table.userId),
    check('customer_tags_form', sql`${table.tag} = lower(btrim(${table.tag})) and ${table.tag} <> ''`),
  ],
);

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    ...actorColumns,
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('customer_notes_user_id').on(table.userId, table.writtenAt),
    check('customer_notes_text_given', sql`btrim(${table.text}) <> ''`),
    ...actorChecks('customer_notes', table),
  ],
);

/** Saved filters, evaluated when they are read (CUSTOMER-6). */
export const customerSegments = pgTable(
  'customer_segments',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    rules: jsonb().$type<SegmentRules>().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('customer_segments_name_key').on(table.name),
    check('customer_segments_name_given', sql`btrim(${table.name}) <> ''`),
  ],
);
