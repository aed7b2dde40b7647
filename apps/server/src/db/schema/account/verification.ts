import { ACCOUNT_LINK_PURPOSES, OTP, OTP_PURPOSES } from '@ilaneer/domain/verification/otp';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from '../columns.ts';
import { users } from './account.ts';

/** OTPs; the digits derive from the id by a keyed hash (deps/secrets.ts). */
export const verificationCodes = pgTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    purpose: text().$type<(typeof OTP_PURPOSES)[number]>().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    /** Account to confirm; null for a login, possibly of a new customer. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    /** Attempts without the requesting device's cookie. */
    triesWithoutCookie: integer('tries_without_cookie').notNull().default(0),
    /** Hash of the requesting device's cookie. */
    deviceHash: text('device_hash'),
    /** The device keeps cookies, so attempts without one are not its own. */
    broughtCookie: boolean('brought_cookie').notNull().default(false),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_codes_recipient').on(table.recipient, table.createdAt),
    index('one_time_codes_created_at').on(table.createdAt),
    index('one_time_codes_user_id').on(table.userId),
    check('one_time_codes_tries', sql`${table.tries} between 0 and ${sql.raw(String(OTP.tries))}`),
    check(
      'one_time_codes_tries_without_cookie',
      sql`${table.triesWithoutCookie} between 0 and ${sql.raw(String(OTP.triesWithoutCookie))}`,
    ),
    check(
      'one_time_codes_brought_cookie',
      sql`not ${table.broughtCookie} or ${table.deviceHash} is not null`,
    ),
    check('one_time_codes_device', sql`${table.deviceHash} is null or ${table.purpose} = 'login'`),
    check('one_time_codes_purpose', oneOf(table.purpose, OTP_PURPOSES)),
    check('one_time_codes_owner', sql`(${table.purpose} = 'login') = (${table.userId} is null)`),
  ],
);

export const verificationLinks = pgTable(
  'one_time_links',
  {
    id: text().primaryKey(),
    purpose: text().$type<(typeof ACCOUNT_LINK_PURPOSES)[number]>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Recipient, verified by the link. */
    email: text().notNull(),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_links_user_id').on(table.userId),
    index('one_time_links_created_at').on(table.createdAt),
    check('one_time_links_purpose', oneOf(table.purpose, ACCOUNT_LINK_PURPOSES)),
  ],
);

/** Completed social logins awaiting pick-up. */
export const loginCodes = pgTable(
  'sign_in_codes',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    returnTo: text('return_to').notNull(),
    isNewUser: boolean('is_new_user').notNull(),
    isAccountReset: boolean('is_account_reset').notNull().default(false),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sign_in_codes_user_id').on(table.userId),
    index('sign_in_codes_created_at').on(table.createdAt),
  ],
);
