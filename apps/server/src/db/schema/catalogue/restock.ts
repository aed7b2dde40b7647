import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { consentTexts } from '../account/account.ts';
import { moment } from '../columns.ts';
import { productVariants } from './catalogue.ts';

export const restockRequests = pgTable(
  'restock_requests',
  {
    id: text().primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    textVersion: text('text_version').notNull(),
    /** Null for consents before texts were stored. */
    wordsHash: text('words_hash').references(() => consentTexts.hash),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    unique('restock_requests_once').on(table.variantId, table.email),
    index('restock_requests_email').on(table.email),
    check('restock_requests_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('restock_requests_confirmed', sql`${table.confirmedAt} >= ${table.requestedAt}`),
  ],
);
