import { NEWSLETTER_LINK_PURPOSES } from '@ilaneer/domain/newsletter/subscription';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { consentTexts } from '../account/account.ts';
import { createdAt, moment, oneOf, updatedAt } from '../columns.ts';

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    textVersion: text('text_version').notNull(),
    /** Null for consents before texts were stored. */
    wordsHash: text('words_hash').references(() => consentTexts.hash),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Refused for good by its mail server (NEWSLETTER-12). */
    bouncedAt: moment('bounced_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('newsletter_subscriptions_email_key').on(table.email),
    check('newsletter_subscriptions_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('newsletter_subscriptions_confirmed', sql`${table.confirmedAt} >= ${table.requestedAt}`),
    check('newsletter_subscriptions_unsubscribed', sql`${table.unsubscribedAt} >= ${table.requestedAt}`),
  ],
);

export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: text().primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text().$type<(typeof NEWSLETTER_LINK_PURPOSES)[number]>().notNull(),
    createdAt,
  },
  (table) => [
    check('newsletter_tokens_purpose', oneOf(table.purpose, NEWSLETTER_LINK_PURPOSES)),
    index('newsletter_tokens_subscription_id').on(table.subscriptionId),
  ],
);
