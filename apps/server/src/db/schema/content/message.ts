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
