import {
  DATA_REQUEST_CHANNELS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataRequestChannel,
  type DataRequestKind,
  type DataRequestState,
} from '@ilaneer/domain/privacy/data-request';
import { LOOKUP_KINDS, type LookupKind } from '@ilaneer/domain/privacy/lookup';
import { RETENTION_KINDS, type RetentionKind } from '@ilaneer/domain/privacy/retention';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  actorChecks,
  actorColumns,
  bytes,
  createdAt,
  moment,
  oneOf,
  updatedAt,
  version,
} from '../columns.ts';
import { users } from './account.ts';

/** Data of deleted accounts for the statutory year (PRIVACY-2), isolated from the rest of the shop. */
export const withheldAccounts = pgTable(
  'withheld_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Keyed hashes for lookup by whole address or number. */
    emailHash: text('email_hash'),
    mobileHash: text('mobile_hash'),
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

/** Erased guest messages by verified address, kept like `withheldAccounts`. */
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

/** Erasures per data kind and day in India (PRIVACY-5). */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    kind: text().$type<RetentionKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    lastRunAt: moment('last_run_at').notNull(),
    erased: integer().notNull(),
    /** Oldest remaining start; null if none. */
    oldestAt: moment('oldest_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day] }),
    check('retention_runs_kind', oneOf(table.kind, RETENTION_KINDS)),
    check('retention_runs_erased', sql`${table.erased} >= 0`),
  ],
);

/** Staff lookups of personal data by occasion and day in India (PRIVACY-17). */
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

/** PRIVACY-9. Deletion is refused by trigger. */
export const breaches = pgTable(
  'breaches',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    what: text().notNull(),
    data: text().notNull(),
    consequences: text().notNull(),
    measures: text().notNull(),
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

/** Requests of customers that came in another way than in the account (PRIVACY-18). Kept: a record of processing. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<DataRequestKind>().notNull(),
    channel: text().$type<DataRequestChannel>().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    ...actorColumns,
    recordedAt: moment('recorded_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('data_requests_one_open').on(table.userId, table.kind).where(sql`${table.state} = 'open'`),
    index('data_requests_user_id').on(table.userId),
    index('data_requests_due').on(table.state, table.dueOn, table.id),
    check('data_requests_kind', oneOf(table.kind, DATA_REQUEST_KINDS)),
    check('data_requests_channel', oneOf(table.channel, DATA_REQUEST_CHANNELS)),
    check('data_requests_state', oneOf(table.state, DATA_REQUEST_STATES)),
    check('data_requests_due_later', sql`${table.dueOn} > ${table.receivedOn}`),
    check('data_requests_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    ...actorChecks('data_requests', table),
  ],
);
