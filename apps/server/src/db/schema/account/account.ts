import { SIGN_IN_PROVIDERS } from '@ilaneer/domain/account/identifier';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, updatedAt } from '../columns.ts';

type SearchedColumns = Readonly<Record<'name' | 'email' | 'mobile' | 'claimedMobile', AnyPgColumn>>;

/** What staff find a customer by, in one text; an index holds it, so that a query says it in the same words. */
export function userSearchText(table: SearchedColumns): SQL {
  return sql`lower(${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.mobile}, '') || ' ' || coalesce(${table.claimedMobile}, ''))`;
}

/**
 * Accounts. An account has an e-mail address, a mobile number (always a proven one), or both, or is one that staff
 * made for an order by phone; a deleted one has neither and stays for its orders only.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    mobile: text(),
    /** The number that staff wrote down for somebody who ordered by phone: whoever proves it takes the account over. */
    claimedMobile: text('claimed_mobile'),
    passwordHash: text('password_hash'),
    agreedToTermsAt: moment('agreed_to_terms_at'),
    deactivatedAt: moment('deactivated_at'),
    deletedAt: moment('deleted_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('users_email_key').on(table.email),
    unique('users_mobile_key').on(table.mobile),
    check('users_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    unique('users_claimed_mobile_key').on(table.claimedMobile),
    // Staff find a customer by any part of what they are called by.
    index('users_searched').using('gin', sql`(${userSearchText(table)}) gin_trgm_ops`),
    check('users_mobile_form', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('users_claimed_mobile_form', sql`${table.claimedMobile} ~ '^[6-9][0-9]{9}$'`),
    check(
      'users_reachable',
      sql`${table.deletedAt} is not null or ${table.email} is not null or ${table.mobile} is not null or ${table.claimedMobile} is not null`,
    ),
    check(
      'users_deleted_is_nobody',
      sql`${table.deletedAt} is null or (${table.email} is null and ${table.mobile} is null and ${table.claimedMobile} is null and ${table.passwordHash} is null and ${table.deactivatedAt} is not null)`,
    ),
  ],
);

/** Who else vouches for an account: the provider's own, lasting id of the person, never their e-mail address. */
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

/** What people agreed to, purpose by purpose, and when they took it back. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    textVersion: text('text_version').notNull(),
    grantedAt: moment('granted_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('consents_user_id').on(table.userId),
    uniqueIndex('consents_one_holds')
      .on(table.userId, table.purpose)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** Logins; a token counts only while its session is neither expired nor revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default('Unknown device'),
    /** Which device that is, by a hash of its cookie. */
    deviceHash: text('device_hash'),
    createdAt,
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);
