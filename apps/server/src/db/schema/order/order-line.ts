import { ORDER_STATUSES, type OrderStatus } from '@ilaneer/domain/order/status';
import { ORDER_EVENT_KINDS, type OrderEventKind } from '@ilaneer/domain/timeline/order-event';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf, paiseColumn } from '../columns.ts';
import { choiceChecks, snapshotColumns } from './line-columns.ts';
import { orders } from './order.ts';

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...snapshotColumns,
    discountPaise: paiseColumn('discount_paise').notNull(),
    /** The part of the discount that promotions give (PROMOTION-12). */
    promotionPaise: paiseColumn('promotion_paise').notNull().default(0),
    taxablePaise: paiseColumn('taxable_paise').notNull(),
    /** Its own, or that of the whole order. */
    gstBasisPoints: integer('gst_basis_points').notNull(),
    gstPaise: paiseColumn('gst_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_variant_id').on(table.variantId),
    ...choiceChecks('order_lines', table),
    check('order_lines_promotion', sql`${table.promotionPaise} between 0 and ${table.discountPaise}`),
    check('order_lines_gst_rate', sql`${table.gstBasisPoints} between 0 and 10000`),
    check(
      'order_lines_never_negative',
      sql`${table.pricePaise} > 0 and ${table.discountPaise} >= 0 and ${table.taxablePaise} >= 0 and ${table.gstPaise} >= 0`,
    ),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    ...actorColumns,
    note: text(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_events_kind', oneOf(table.kind, ORDER_EVENT_KINDS)),
    check('order_events_status', oneOf(table.status, ORDER_STATUSES)),
    ...actorChecks('order_events', table),
  ],
);
