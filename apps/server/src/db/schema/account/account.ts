import { CONSENT_PLACES, CONSENT_PURPOSES, type ConsentPlace } from '@ilaneer/domain/account/consents';
import { SIGN_IN_PROVIDERS } from '@ilaneer/domain/account/identifier';
import { NOTICE_LANGUAGES, type NoticeLanguage } from '@ilaneer/domain/account/notice-language';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, updatedAt } from '../columns.ts';

type SearchedColumns = Readonly<Record<'name' | 'email' | 'mobile' | 'claimedMobile', AnyPgColumn>>;

/** Customer search text; indexed, so queries must use the same expression. */
export function userSearchText(table: SearchedColumns): SQL {
  return sql`lower(${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.mobile}, '') || ' ' || coalesce(${table.claimedMobile}, ''))`;
}

/** Deleted accounts and those made for a phone order may have neither e-mail address nor number. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    mobile: text(),
    /** Number noted for a phone order: its verified owner takes over the account. */
    claimedMobile: text('claimed_mobile'),
    passwordHash: text('password_hash'),
    agreedToTermsAt: moment('agreed_to_terms_at'),
    deactivatedAt: moment('deactivated_at'),
    deletedAt: moment('deleted_at'),
    /** Erasure version (PRIVACY-14); null for deletions by earlier releases. */
    erasureLevel: integer('erasure_level'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('users_email_key').on(table.email),
    unique('users_mobile_key').on(table.mobile),
    check('users_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    unique('users_claimed_mobile_key').on(table.claimedMobile),
    index('users_searched').using('gin', sql`(${userSearchText(table)}) gin_trgm_ops`),
    check('users_mobile_form', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('users_claimed_mobile_form', sql`${table.claimedMobile} ~ '^[6-9][0-9]{9}$'`),
    check(
      'users_reachable',
      sql`${table.deletedAt} is not null or ${table.email} is not null or ${table.mobile} is not null or ${table.claimedMobile} is not null`,
    ),
    check('users_erased_once_deleted', sql`${table.erasureLevel} is null or ${table.deletedAt} is not null`),
    index('users_deleted').on(table.id).where(sql`${table.deletedAt} is not null`),
    check(
      'users_deleted_is_nobody',
      sql`${table.deletedAt} is null or (${table.email} is null and ${table.mobile} is null and ${table.claimedMobile} is null and ${table.passwordHash} is null and ${table.deactivatedAt} is not null)`,
    ),
  ],
);

/** Identity by the provider's permanent user id, never by e-mail address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text().$type<(typeof SIGN_IN_PROVIDERS)[number]>().notNull(),
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('user_identities_user_id').on(table.userId),
    check('user_identities_provider', oneOf(table.provider, SIGN_IN_PROVIDERS)),
  ],
);

/** Consent texts, referenced by hash. Append-only. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    hash: text().primaryKey().generatedAlwaysAs(sql`sha256_hex(words)`),
    words: text().notNull(),
    language: text().$type<NoticeLanguage>().notNull().default('en'),
    firstUsedAt: moment('first_used_at').notNull(),
  },
  (table) => [
    check('consent_texts_words_given', sql`btrim(${table.words}) <> ''`),
    check('consent_texts_language', oneOf(table.language, NOTICE_LANGUAGES)),
  ],
);

/** Consent history; the latest per purpose applies. Append-only by trigger. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text().notNull(),
    given: boolean().notNull(),
    /** Null if the client did not report the text shown. */
    textVersion: text('text_version'),
    wordsHash: text('words_hash').references(() => consentTexts.hash),
    /** Versions of terms and privacy policy then; null before the first. */
    termsVersion: integer('terms_version'),
    termsHash: text('terms_hash'),
    privacyVersion: integer('privacy_version'),
    privacyHash: text('privacy_hash'),
    place: text().$type<ConsentPlace>().notNull(),
    device: text(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('consents_newest').on(table.userId, table.purpose, table.happenedAt, table.seq),
    check('consents_place', oneOf(table.place, CONSENT_PLACES)),
    check('consents_purpose', sql`${table.place} = 'earlier' or ${oneOf(table.purpose, CONSENT_PURPOSES)}`),
    check(
      'consents_words_of_a_version',
      sql`${table.wordsHash} is null or (${table.given} and ${table.textVersion} is not null)`,
    ),
    check(
      'consents_policies_whole',
      sql`(${table.termsVersion} is null) = (${table.termsHash} is null) and (${table.privacyVersion} is null) = (${table.privacyHash} is null)`,
    ),
  ],
);

/** DPDP nominee. */
export const nominees = pgTable(
  'nominees',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contact: text().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [check('nominees_given', sql`btrim(${table.name}) <> '' and btrim(${table.contact}) <> ''`)],
);

/** A token is valid while its session is neither expired nor revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default('Unknown device'),
    deviceHash: text('device_hash'),
    createdAt,
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);
