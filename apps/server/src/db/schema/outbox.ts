import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
