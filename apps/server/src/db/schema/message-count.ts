import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many messages of a kind left the shop on a day of India, whichever of its processes sent them. */
export const messageCounts = pgTable(
  'message_counts',
  {
    day: date().notNull(),
    kind: text().$type<'sms' | 'otp-mail'>().notNull(),
    sent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind] }),
    check('message_counts_kind', sql`${table.kind} in ('sms', 'otp-mail')`),
    check('message_counts_sent', sql`${table.sent} >= 0`),
  ],
);
