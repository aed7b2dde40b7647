import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './moments.ts';

/** Accounts. An account has an e-mail address, a mobile number, or both. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    mobile: text(),
    passwordHash: text('password_hash'),
    agreedToTermsAt: moment('agreed_to_terms_at'),
    deactivatedAt: moment('deactivated_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('users_email_key').on(table.email),
    unique('users_mobile_key').on(table.mobile),
    check('users_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('users_mobile_form', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('users_reachable', sql`${table.email} is not null or ${table.mobile} is not null`),
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
  (table) => [index('consents_user_id').on(table.userId)],
);

/** Logins; a token counts only while its session is neither expired nor revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);
