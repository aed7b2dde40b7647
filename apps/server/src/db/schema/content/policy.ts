import {
  POLICY_SLUGS,
  type PolicySlug,
  TOLD_POLICIES,
  type ToldPolicy,
} from '@ilaneer/domain/setting/policies';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf } from '../columns.ts';

/** All that the policies ever said. Only ever added to: a trigger refuses the rest. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    slug: text().$type<PolicySlug>().notNull(),
    /** Counts from 1 in each policy. */
    number: integer().notNull(),
    title: text().notNull(),
    /** Markdown, with its blanks by name. */
    body: text().notNull(),
    /** What fills the blanks. */
    blanks: jsonb().$type<Record<string, string>>().notNull(),
    /** The words with their blanks filled, as shoppers read them. */
    words: text().notNull(),
    /** Whether shoppers were shown it; with a blank left they never are. */
    shown: boolean().notNull(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** SHA-256 of the title and the words, by which a consent names what it was given to. */
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

/** Versions of which account holders are told by mail, each once (CONTENT-26), and how far the mails have come. */
export const policyNotices = pgTable(
  'policy_notices',
  {
    slug: text().$type<ToldPolicy>().notNull(),
    number: integer().notNull(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The account whose mail was queued last; they are gone through by their ids. */
    lastUserId: text('last_user_id').notNull().default(''),
    /** How many mails were queued. */
    mails: integer().notNull().default(0),
    /** When the last of them was. */
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
