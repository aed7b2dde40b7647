import { BULK_MOVES, BULK_OUTCOMES, type BulkMove, type BulkOutcome } from '@ilaneer/domain/order/bulk-move';
import { ORDER_NOTE_KINDS, type OrderNoteKind } from '@ilaneer/domain/order/order-note';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment, oneOf } from '../columns.ts';
import { orders } from './order.ts';

export const orderNotes = pgTable(
  'order_notes',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderNoteKind>().notNull(),
    text: text().notNull(),
    ...actorColumns,
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('order_notes_order_id').on(table.orderId, table.writtenAt),
    check('order_notes_kind', oneOf(table.kind, ORDER_NOTE_KINDS)),
    check('order_notes_text_given', sql`btrim(${table.text}) <> ''`),
    ...actorChecks('order_notes', table),
  ],
);

export const bulkMoves = pgTable(
  'bulk_moves',
  {
    id: text().primaryKey(),
    move: text().$type<BulkMove>().notNull(),
    reason: text(),
    ...actorColumns,
    actorName: text('actor_name').notNull(),
    createdAt,
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('bulk_moves_created_at').on(table.createdAt),
    check('bulk_moves_move', oneOf(table.move, BULK_MOVES)),
    ...actorChecks('bulk_moves', table),
  ],
);

export const bulkMoveOrders = pgTable(
  'bulk_move_orders',
  {
    bulkMoveId: text('bulk_move_id')
      .notNull()
      .references(() => bulkMoves.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    outcome: text().$type<BulkOutcome>(),
    problem: text(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkMoveId, table.position] }),
    unique('bulk_move_orders_once').on(table.bulkMoveId, table.orderId),
    index('bulk_move_orders_order_id').on(table.orderId),
    check('bulk_move_orders_outcome', oneOf(table.outcome, BULK_OUTCOMES)),
    check('bulk_move_orders_done', sql`(${table.outcome} is null) = (${table.doneAt} is null)`),
    check(
      'bulk_move_orders_problem',
      sql`(${table.problem} is not null) = (${table.outcome} is not null and ${table.outcome} = 'refused')`,
    ),
  ],
);
