import type { GatewayMethod } from '@ilaneer/domain/order/payment-method';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, paiseColumn } from '../columns.ts';

export const sandboxGatewayOrders = pgTable(
  'sandbox_gateway_orders',
  {
    id: text().primaryKey(),
    description: text().notNull(),
    method: text().$type<GatewayMethod>().notNull(),
    cardToken: text('card_token'),
    savesCard: boolean('saves_card').notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    createdAt,
  },
  (table) => [check('sandbox_gateway_orders_amount', sql`${table.amountPaise} > 0`)],
);

export const sandboxGatewayPayments = pgTable('sandbox_gateway_payments', {
  id: text().primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => sandboxGatewayOrders.id),
  status: text().$type<'captured' | 'failed'>().notNull(),
  cardToken: text('card_token'),
  createdAt,
});

export const sandboxGatewayCards = pgTable('sandbox_gateway_cards', {
  token: text().primaryKey(),
  network: text().notNull(),
  last4: text().notNull(),
  expiry: text(),
  deletedAt: moment('deleted_at'),
});

export const sandboxGatewayRefunds = pgTable(
  'sandbox_gateway_refunds',
  {
    id: text().primaryKey(),
    requestId: text('request_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxGatewayPayments.id),
    amountPaise: paiseColumn('amount_paise').notNull(),
    createdAt,
  },
  (table) => [
    unique('sandbox_gateway_refunds_request').on(table.requestId),
    check('sandbox_gateway_refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);
