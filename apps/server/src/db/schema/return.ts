import type { ReturnReason } from '@ilaneer/domain/order/return-policy';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './moments.ts';
import { orderLines, orders } from './order.ts';

/** Returns that shoppers asked for. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<'requested'>().notNull(),
    note: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [
    index('returns_order_id').on(table.orderId),
    index('returns_user_id').on(table.userId),
    check('returns_state', sql`${table.state} in ('requested')`),
  ],
);

/** What of an order comes back, and why. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    foreignKey({
      name: 'return_lines_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('return_lines_order_line').on(table.orderId, table.position),
    check('return_lines_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'return_lines_reason',
      sql`${table.reason} in ('damaged', 'wrong', 'leaking', 'expired', 'changed-mind')`,
    ),
  ],
);
