import { BUDGETED_MESSAGES, type BudgetedMessage } from '@ilaneer/domain/verification/otp';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';

/** How many messages of a kind left the shop on a day of India, whichever of its processes sent them. */
export const messageCounts = pgTable(
  'message_counts',
  {
    day: date().notNull(),
    kind: text().$type<BudgetedMessage>().notNull(),
    sent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind] }),
    check('message_counts_kind', oneOf(table.kind, BUDGETED_MESSAGES)),
    check('message_counts_sent', sql`${table.sent} >= 0`),
  ],
);

/** In sandbox mode every message goes here instead of the network. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text().primaryKey(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_messages_sent_at').on(table.sentAt)],
);

/**
 * That a message was sent, without its words and without the address: a keyed hash of it finds what its owner asks for
 * (PRIVACY-7).
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: text().primaryKey(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipientHash: text('recipient_hash').notNull(),
    /** The kind of mail, or the registered text of an SMS. */
    kind: text().notNull(),
    subject: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('sent_messages_recipient').on(table.recipientHash, table.sentAt),
    index('sent_messages_sent_at').on(table.sentAt),
  ],
);
