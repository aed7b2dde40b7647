import { BUDGETED_MESSAGES, type BudgetedMessage } from '@ilaneer/domain/verification/otp';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';

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

/** Metadata of sent messages, without text; the address is a keyed hash for data requests (PRIVACY-7). */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: text().primaryKey(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipientHash: text('recipient_hash').notNull(),
    /** Mail kind or registered SMS text. */
    kind: text().notNull(),
    subject: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('sent_messages_recipient').on(table.recipientHash, table.sentAt),
    index('sent_messages_sent_at').on(table.sentAt),
  ],
);
