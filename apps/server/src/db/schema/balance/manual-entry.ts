import type { Actor } from '@ilaneer/domain/actor/actor';
import { SIDES } from '@ilaneer/domain/journal/journal-entry';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  MOST_DOCUMENTS,
} from '@ilaneer/domain/manual-entry/entry-document';
import { MANUAL_ACCOUNTS } from '@ilaneer/domain/manual-entry/manual-accounts';
import {
  MANUAL_ENTRY_STATES,
  type ManualEntryState,
  type ManualLine,
} from '@ilaneer/domain/manual-entry/manual-entry';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, bytes, moment, oneOf, paiseColumn } from '../columns.ts';
import { stockReceipts } from '../stock/stock.ts';
import { remittances } from './remittance.ts';

/** Entries by hand (MANUAL-ENTRY-1). Decided once; a posted one is reversed by another. */
export const manualEntries = pgTable(
  'manual_entries',
  {
    id: text().primaryKey(),
    state: text().$type<ManualEntryState>().notNull(),
    /** Of the series, by financial year, from the posting on. */
    number: text().unique(),
    financialYear: text('financial_year'),
    position: integer(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    reason: text().notNull(),
    totalPaise: paiseColumn('total_paise').notNull(),
    receiptId: text('receipt_id').references(() => stockReceipts.id),
    remittanceId: text('remittance_id').references(() => remittances.id),
    reverses: text().references((): AnyPgColumn => manualEntries.id),
    idempotencyKey: text('idempotency_key').unique(),
    enteredAt: moment('entered_at').notNull(),
    ...actorColumns,
    decidedAt: moment('decided_at'),
    decidedByKind: text('decided_by_kind').$type<Actor['kind']>(),
    decidedById: text('decided_by_id'),
  },
  (table) => [
    unique('manual_entries_series').on(table.financialYear, table.position),
    uniqueIndex('manual_entries_reversed_once')
      .on(table.reverses)
      .where(sql`${table.state} <> 'withdrawn' and ${table.reverses} is not null`),
    index('manual_entries_entered_at').on(table.enteredAt, table.id),
    check('manual_entries_state', oneOf(table.state, MANUAL_ENTRY_STATES)),
    check('manual_entries_reason', sql`btrim(${table.reason}) <> ''`),
    check('manual_entries_total', sql`${table.totalPaise} > 0`),
    check(
      'manual_entries_numbered',
      sql`case when ${table.state} = 'posted' then num_nulls(${table.number}, ${table.financialYear}, ${table.position}) = 0
        else num_nulls(${table.number}, ${table.financialYear}, ${table.position}) = 3 end`,
    ),
    check(
      'manual_entries_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and num_nulls(${table.decidedAt}, ${table.decidedByKind}, ${table.decidedById}) in (0, 3)`,
    ),
    ...actorChecks('manual_entries', table),
  ],
);

export const manualEntryLines = pgTable(
  'manual_entry_lines',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => manualEntries.id),
    position: integer().notNull(),
    account: text().$type<ManualLine['account']>().notNull(),
    side: text().$type<ManualLine['side']>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    unique('manual_entry_lines_account').on(table.entryId, table.account),
    check('manual_entry_lines_account_known', oneOf(table.account, MANUAL_ACCOUNTS)),
    check('manual_entry_lines_side', oneOf(table.side, SIDES)),
    check('manual_entry_lines_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Bills and letters (MANUAL-ENTRY-4). */
export const manualEntryDocuments = pgTable(
  'manual_entry_documents',
  {
    id: text().primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => manualEntries.id),
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text('content_type').$type<DocumentType>().notNull(),
    bytes: bytes().notNull(),
    addedAt: moment('added_at').notNull(),
    ...actorColumns,
  },
  (table) => [
    unique('manual_entry_documents_position').on(table.entryId, table.position),
    check('manual_entry_documents_most', sql`${table.position} between 1 and ${literal(MOST_DOCUMENTS)}`),
    check('manual_entry_documents_name', sql`${table.name} ~ '^[A-Za-z0-9][A-Za-z0-9.-]*$'`),
    check('manual_entry_documents_content_type', oneOf(table.contentType, DOCUMENT_TYPES)),
    check(
      'manual_entry_documents_size',
      sql`octet_length(${table.bytes}) between 1 and ${literal(LARGEST_PHOTO_BYTES)}`,
    ),
    ...actorChecks('manual_entry_documents', table),
  ],
);

function literal(number: number): SQL {
  return sql.raw(String(number));
}
