import { BUDGETED_MESSAGES, type BudgetedMessage } from '@ilaneer/domain/verification/otp';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

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
