import { LOOKUP_KINDS, type LookupKind } from '@ilaneer/domain/privacy/lookup';
import { RETENTION_KINDS, type RetentionKind } from '@ilaneer/domain/privacy/retention';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, oneOf, updatedAt, version } from '../columns.ts';
import { users } from './account.ts';

/**
 * What the shop held of accounts when they were deleted, until the law's year is over (PRIVACY-2). Nothing else of the
 * shop reads it, so that nobody comes upon a person who left.
 */
export const withheldAccounts = pgTable(
  'withheld_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Keyed hashes, for whoever asks by the whole address or number: nobody can read them back. */
    emailHash: text('email_hash'),
    mobileHash: text('mobile_hash'),
    /** Encrypted; the database does not know what it holds. */
    sealed: bytes().notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('withheld_accounts_deleted_at').on(table.deletedAt, table.userId),
    index('withheld_accounts_email_hash').on(table.emailHash),
    index('withheld_accounts_mobile_hash').on(table.mobileHash),
    check('withheld_accounts_sealed', sql`octet_length(${table.sealed}) > 28`),
  ],
);

/** The same of what somebody wrote without an account and had erased: found by the address that they proved. */
export const withheldMessages = pgTable(
  'withheld_messages',
  {
    id: text().primaryKey(),
    emailHash: text('email_hash').notNull(),
    sealed: bytes().notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [
    index('withheld_messages_deleted_at').on(table.deletedAt, table.id),
    index('withheld_messages_email_hash').on(table.emailHash),
    check('withheld_messages_sealed', sql`octet_length(${table.sealed}) > 28`),
  ],
);

/** What the clock deleted of each kind of personal data, a row a day of India (PRIVACY-5). */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    kind: text().$type<RetentionKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    lastRunAt: moment('last_run_at').notNull(),
    erased: integer().notNull(),
    /** From when the oldest was that stayed; null when nothing did. */
    oldestAt: moment('oldest_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day] }),
    check('retention_runs_kind', oneOf(table.kind, RETENTION_KINDS)),
    check('retention_runs_erased', sql`${table.erased} >= 0`),
  ],
);

/** Which members of staff saw which customer's personal data, a row for an occasion and a day of India (PRIVACY-17). */
export const dataLookups = pgTable(
  'data_lookups',
  {
    day: date({ mode: 'string' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    memberId: text('member_id').notNull(),
    kind: text().$type<LookupKind>().notNull(),
    memberName: text('member_name').notNull(),
    /** What their role was called then. */
    roleName: text('role_name').notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.memberId, table.kind] }),
    index('data_lookups_last_at').on(table.lastAt, table.userId, table.memberId, table.kind),
    index('data_lookups_member').on(table.memberId, table.lastAt),
    check('data_lookups_kind', oneOf(table.kind, Object.keys(LOOKUP_KINDS))),
    check('data_lookups_times', sql`${table.times} > 0`),
  ],
);

/** Breaches of personal data, and who was told when (PRIVACY-9). No row is ever deleted: a trigger refuses it. */
export const breaches = pgTable(
  'breaches',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    /** What happened, to which data, with what to be expected of it, and what was done about it. */
    what: text().notNull(),
    data: text().notNull(),
    consequences: text().notNull(),
    measures: text().notNull(),
    /** How many people; null as long as nobody knows. */
    people: integer(),
    beganAt: moment('began_at'),
    knownAt: moment('known_at').notNull(),
    boardToldAt: moment('board_told_at'),
    certToldAt: moment('cert_told_at'),
    peopleToldAt: moment('people_told_at'),
    closedAt: moment('closed_at'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('breaches_known_at').on(table.knownAt),
    check('breaches_title_given', sql`btrim(${table.title}) <> ''`),
    check('breaches_people', sql`${table.people} >= 0`),
    check('breaches_known_after_it_began', sql`${table.beganAt} <= ${table.knownAt}`),
    check(
      'breaches_told_once_known',
      sql`least(${table.boardToldAt}, ${table.certToldAt}, ${table.peopleToldAt}, ${table.closedAt}) >= ${table.knownAt}`,
    ),
  ],
);
