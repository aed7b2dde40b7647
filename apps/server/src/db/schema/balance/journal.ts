import { ACCOUNT_IDS, type AccountId } from '@ilaneer/domain/journal/accounts';
import {
  JOURNAL_ENTRY_KINDS,
  type JournalEntryKind,
  type Posting,
  SIDES,
} from '@ilaneer/domain/journal/journal-entry';
import { DAILY_ACCOUNTS } from '@ilaneer/domain/journal/open-items';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf, paiseColumn } from '../columns.ts';
import { orders } from '../order/order.ts';

/** Journal entries. Append-only and closed for locked months by triggers, for the shop's role too. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<JournalEntryKind>().notNull(),
    sourceId: text('source_id').notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** Own day in India, or the first after the locked months. */
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('journal_entries_once').on(table.kind, table.sourceId),
    index('journal_entries_by_day').on(table.bookedOn, table.id),
    check('journal_entries_kind', oneOf(table.kind, JOURNAL_ENTRY_KINDS)),
    check(
      'journal_entries_never_before',
      sql`${table.bookedOn} >= (${table.happenedAt} at time zone 'Asia/Kolkata')::date`,
    ),
  ],
);

/** Debits and credits; triggers enforce the balance. */
export const journalLines = pgTable(
  'journal_lines',
  {
    /** No foreign key: it would need UPDATE permission to lock the entry. A trigger checks instead. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    account: text().$type<AccountId>().notNull(),
    side: text().$type<Posting['side']>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    /** Null if not about one order. */
    orderId: text('order_id').references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('journal_lines_order_id').on(table.orderId, table.account).where(sql`${table.orderId} is not null`),
    // Balances of few accounts, from the index alone.
    index('journal_lines_daily')
      .on(table.account, table.side, table.amountPaise)
      .where(oneOf(table.account, DAILY_ACCOUNTS)),
    check('journal_lines_account', oneOf(table.account, ACCOUNT_IDS)),
    check('journal_lines_side', oneOf(table.side, SIDES)),
    check('journal_lines_amount_positive', sql`${table.amountPaise} > 0`),
  ],
);

/** Locked months; a lock includes all earlier months and is permanent. */
export const journalMonths = pgTable(
  'journal_months',
  {
    month: date({ mode: 'string' }).primaryKey(),
    lockedAt: moment('locked_at').notNull(),
    ...actorColumns,
  },
  (table) => [
    check('journal_months_first_day', sql`extract(day from ${table.month}) = 1`),
    ...actorChecks('journal_months', table),
  ],
);

/** Sums of each locked month, so that statements read open months alone. Append-only; `verify` computes them again. */
export const journalMonthSums = pgTable(
  'journal_month_sums',
  {
    month: date({ mode: 'string' }).notNull(),
    account: text().$type<AccountId>().notNull(),
    debitsPaise: paiseColumn('debits_paise').notNull(),
    creditsPaise: paiseColumn('credits_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.account] }),
    check('journal_month_sums_first_day', sql`extract(day from ${table.month}) = 1`),
    check('journal_month_sums_account', oneOf(table.account, ACCOUNT_IDS)),
    check('journal_month_sums_amounts', sql`${table.debitsPaise} >= 0 and ${table.creditsPaise} >= 0`),
  ],
);

/** Locks that a second person has to confirm (JOURNAL-32); gone once the month is locked. */
export const journalLockRequests = pgTable(
  'journal_lock_requests',
  {
    month: date({ mode: 'string' }).primaryKey(),
    requestedAt: moment('requested_at').notNull(),
    ...actorColumns,
  },
  (table) => [
    check('journal_lock_requests_first_day', sql`extract(day from ${table.month}) = 1`),
    ...actorChecks('journal_lock_requests', table),
  ],
);
