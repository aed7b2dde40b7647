import { GATEWAY_METHODS, type GatewayMethod } from '@ilaneer/domain/order/payment-method';
import { PAYMENT_STATUSES, type PaymentStatus } from '@ilaneer/domain/payment/payment-status';
import { REFUND_CAUSES, type REFUND_STATES, type RefundCause } from '@ilaneer/domain/payment/refund-status';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { actorChecks, actorColumns, createdAt, moment, oneOf, paiseColumn, updatedAt } from '../columns.ts';
import { orders } from './order.ts';
import { paymentRequests } from './payment-request.ts';
import { returns } from './return.ts';

/** Payment attempts with the gateway's ids. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    gateway: text().notNull(),
    gatewayOrderId: text('gateway_order_id').notNull(),
    gatewayPaymentId: text('gateway_payment_id'),
    method: text().$type<GatewayMethod>().notNull(),
    savesCard: boolean('saves_card').notNull().default(false),
    gatewayCustomerId: text('gateway_customer_id'),
    /** Card used, by network and last four digits; null if unknown. */
    cardNetwork: text('card_network'),
    cardLast4: text('card_last4'),
    status: text().$type<PaymentStatus>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    refundedPaise: paiseColumn('refunded_paise').notNull(),
    failureReason: text('failure_reason'),
    /** The edit it pays for; null for the order itself. */
    requestId: text('request_id').references(() => paymentRequests.id),
    byLink: boolean('by_link').notNull().default(false),
    /** Original payment of an exchanged order (RETURN-17). */
    carriedFrom: text('carried_from').references((): AnyPgColumn => payments.id),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('payments_gateway_order').on(table.gateway, table.gatewayOrderId),
    uniqueIndex('payments_gateway_payment')
      .on(table.gateway, table.gatewayPaymentId)
      .where(sql`${table.carriedFrom} is null`),
    index('payments_order_id').on(table.orderId),
    index('payments_request_id').on(table.requestId).where(sql`${table.requestId} is not null`),
    check('payments_method', oneOf(table.method, GATEWAY_METHODS)),
    check('payments_status', oneOf(table.status, PAYMENT_STATUSES)),
    check('payments_saves_a_card', sql`not ${table.savesCard} or ${table.method} = 'card'`),
    check(
      'payments_card',
      sql`(${table.cardNetwork} is null) = (${table.cardLast4} is null) and (${table.cardLast4} is null or (${table.method} <> 'upi' and ${table.cardLast4} ~ '^[0-9]{4}$'))`,
    ),
    check('payments_amount_positive', sql`${table.amountPaise} > 0`),
    check('payments_refunded_within', sql`${table.refundedPaise} between 0 and ${table.amountPaise}`),
    check(
      'payments_refunded_status',
      sql`case ${table.status}
        when 'refunded' then ${table.refundedPaise} = ${table.amountPaise}
        when 'partly refunded' then ${table.refundedPaise} > 0 and ${table.refundedPaise} < ${table.amountPaise}
        else ${table.refundedPaise} = 0 end`,
    ),
    check(
      'payments_captured_named',
      sql`${table.gatewayPaymentId} is not null or ${table.status} in ('created', 'failed', 'expired')`,
    ),
  ],
);

export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountPaise: paiseColumn('amount_paise').notNull(),
    state: text().$type<(typeof REFUND_STATES)[number]>().notNull(),
    cause: text().$type<RefundCause>().notNull(),
    reason: text().notNull(),
    ...actorColumns,
    returnId: text('return_id').references(() => returns.id),
    failedAt: moment('failed_at'),
    gatewayRefundId: text('gateway_refund_id'),
    requestedAt: moment('requested_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('refunds_order_id').on(table.orderId),
    index('refunds_open').on(table.requestedAt, table.id).where(sql`${table.state} = 'requested'`),
    check('refunds_failed', sql`${table.state} = 'requested' or ${table.failedAt} is null`),
    index('refunds_payment_id').on(table.paymentId),
    check('refunds_amount_positive', sql`${table.amountPaise} > 0`),
    ...actorChecks('refunds', table),
    check('refunds_cause', oneOf(table.cause, REFUND_CAUSES)),
    check('refunds_of_return', sql`(${table.cause} = 'return') = (${table.returnId} is not null)`),
    check(
      'refunds_state',
      sql`(${table.state} = 'requested' and ${table.sentAt} is null and ${table.gatewayRefundId} is null)
        or (${table.state} = 'sent' and ${table.sentAt} is not null and ${table.gatewayRefundId} is not null)`,
    ),
  ],
);

export const goodwillRefunds = pgTable(
  'goodwill_refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountPaise: paiseColumn('amount_paise').notNull(),
    byHandPaise: paiseColumn('by_hand_paise').notNull(),
    reference: text(),
    reason: text().notNull(),
    ...actorColumns,
    refundedAt: moment('refunded_at').notNull(),
  },
  (table) => [
    index('goodwill_refunds_order_id').on(table.orderId),
    check(
      'goodwill_refunds_amount',
      sql`${table.amountPaise} > 0 and ${table.byHandPaise} between 0 and ${table.amountPaise}`,
    ),
    check('goodwill_refunds_reference', sql`(${table.byHandPaise} > 0) = (${table.reference} is not null)`),
    check('goodwill_refunds_reason_given', sql`btrim(${table.reason}) <> ''`),
    ...actorChecks('goodwill_refunds', table),
  ],
);

/** Gateway customers. Gateways match by address, so another account's is refused. */
export const gatewayCustomers = pgTable(
  'gateway_customers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: text().notNull(),
    customerId: text('customer_id').notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gateway] }),
    unique('gateway_customers_of_one').on(table.gateway, table.customerId),
  ],
);

/** Gateway token and display data. Never number, expiry or CVV. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: text().notNull(),
    token: text().notNull(),
    network: text().notNull(),
    last4: text().notNull(),
    createdAt,
  },
  (table) => [
    unique('saved_cards_once').on(table.userId, table.gateway, table.token),
    check('saved_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);
