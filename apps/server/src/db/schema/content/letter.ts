import {
  DELIVERY_STATES,
  type DeliveryState,
  LETTER_STATES,
  type LetterState,
} from '@ilaneer/domain/letter/letter-state';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { createdAt, moment, oneOf, updatedAt, version } from '../columns.ts';
import { newsletterSubscriptions } from './newsletter.ts';

export const letters = pgTable(
  'letters',
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    heading: text().notNull(),
    words: text().notNull(),
    /** Empty: no button. */
    buttonLabel: text('button_label').notNull(),
    buttonUrl: text('button_url').notNull(),
    /** Null: all addresses. No foreign key: a segment may be deleted, and the letter then reaches no address. */
    segmentId: text('segment_id'),
    state: text().$type<LetterState>().notNull().default('draft'),
    sendAt: moment('send_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Addresses at the start. */
    recipients: integer(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('letters_newest').on(table.createdAt, table.id),
    check('letters_state', oneOf(table.state, LETTER_STATES)),
    check('letters_subject_given', sql`btrim(${table.subject}) <> ''`),
    check('letters_button', sql`(${table.buttonLabel} = '') = (${table.buttonUrl} = '')`),
    check('letters_scheduled', sql`(${table.state} = 'draft') = (${table.sendAt} is null)`),
    check(
      'letters_started',
      sql`(${table.state} in ('draft', 'scheduled')) = (${table.startedAt} is null) and (${table.startedAt} is null) = (${table.recipients} is null)`,
    ),
    check('letters_finished', sql`(${table.state} = 'sent') = (${table.finishedAt} is not null)`),
  ],
);

/** One per letter and address, claimed one by one (NEWSLETTER-9). */
export const letterDeliveries = pgTable(
  'letter_deliveries',
  {
    letterId: text('letter_id')
      .notNull()
      .references(() => letters.id),
    subscriptionId: text('subscription_id').notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** Of the next try. */
    dueAt: moment('due_at').notNull(),
    triedAt: moment('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.subscriptionId] }),
    foreignKey({
      name: 'letter_deliveries_subscription',
      columns: [table.subscriptionId],
      foreignColumns: [newsletterSubscriptions.id],
    }).onDelete('cascade'),
    index('letter_deliveries_subscription_id').on(table.subscriptionId),
    index('letter_deliveries_open')
      .on(table.letterId, table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('letter_deliveries_tried_at').on(table.triedAt),
    check('letter_deliveries_state', oneOf(table.state, DELIVERY_STATES)),
    check('letter_deliveries_tries', sql`${table.tries} >= 0`),
  ],
);

/** The last reminder of a shopper's cart (NEWSLETTER-14). */
export const cartReminders = pgTable('cart_reminders', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  remindedAt: moment('reminded_at').notNull(),
});
