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

/** Every attempt to pay for an order at a gateway, with the gateway's names for it. */
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
    /** The shopper asked for the card to be saved, and it can be. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** Whose cards the gateway may offer and keep; null when this attempt has nothing to do with saved cards. */
    gatewayCustomerId: text('gateway_customer_id'),
    /** The card that paid, as its network and last four digits tell it apart; null until it is known, or without one. */
    cardNetwork: text('card_network'),
    cardLast4: text('card_last4'),
    status: text().$type<PaymentStatus>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    refundedPaise: paiseColumn('refunded_paise').notNull(),
    failureReason: text('failure_reason'),
    /** The change of its order that it is for; null when it is for the order itself. */
    requestId: text('request_id').references(() => paymentRequests.id),
    /** It was begun by a link, whose page the shopper comes back to. */
    byLink: boolean('by_link').notNull().default(false),
    /** The payment of another order whose money it is since goods of that one were exchanged (RETURN-17). */
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

/** The webhooks that were taken in, so that a repeat is known. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

/** Money that goes back to where it came from. */
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
    /** The return that it is for; null for any other cause. */
    returnId: text('return_id').references(() => returns.id),
    /** When the last try to send it failed; null while none has. */
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

/** Money that staff gave back without a return, in whole or in part, and why. */
export const goodwillRefunds = pgTable(
  'goodwill_refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountPaise: paiseColumn('amount_paise').notNull(),
    /** How much of it was paid out by hand, and what names that payment. */
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

/**
 * Whom a gateway keeps cards for, by its own name of them. Gateways find customers by their address, so one that is
 * somebody else's here is refused.
 */
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

/** Cards that shoppers saved: the gateway's token, and what tells them apart. Never a number, expiry or CVV. */
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
