import {
  POLICY_SLUGS,
  type PolicySlug,
  TOLD_POLICIES,
  type ToldPolicy,
} from '@ilaneer/domain/setting/policies';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf } from '../columns.ts';

/** All versions. Append-only by trigger. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    slug: text().$type<PolicySlug>().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Values of placeholders. */
    blanks: jsonb().$type<Record<string, string>>().notNull(),
    words: text().notNull(),
    /** Was public; never with open placeholders. */
    shown: boolean().notNull(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** SHA-256 of title and words, referenced by consents. */
    hash: text().notNull().generatedAlwaysAs(sql`sha256_hex(title || E'\\n\\n' || words)`),
  },
  (table) => [
    primaryKey({ name: 'policy_versions_pkey', columns: [table.slug, table.number] }),
    check('policy_versions_slug', oneOf(table.slug, POLICY_SLUGS)),
    check('policy_versions_number_positive', sql`${table.number} > 0`),
    check('policy_versions_words_given', sql`btrim(${table.title}) <> '' and btrim(${table.words}) <> ''`),
    check(
      'policy_versions_whole_when_shown',
      sql`not ${table.shown} or ${table.words} !~ '\\{\\{[^{}]+\\}\\}'`,
    ),
    ...actorChecks('policy_versions', table),
  ],
);

/** Announced versions (CONTENT-26) and mailing progress. */
export const policyNotices = pgTable(
  'policy_notices',
  {
    slug: text().$type<ToldPolicy>().notNull(),
    number: integer().notNull(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Cursor over account ids. */
    lastUserId: text('last_user_id').notNull().default(''),
    mails: integer().notNull().default(0),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ name: 'policy_notices_pkey', columns: [table.slug, table.number] }),
    foreignKey({
      name: 'policy_notices_version',
      columns: [table.slug, table.number],
      foreignColumns: [policyVersions.slug, policyVersions.number],
    }),
    check('policy_notices_slug', oneOf(table.slug, TOLD_POLICIES)),
    check('policy_notices_mails', sql`${table.mails} >= 0`),
    check('policy_notices_done_after', sql`${table.doneAt} >= ${table.askedAt}`),
    ...actorChecks('policy_notices', table),
  ],
);
