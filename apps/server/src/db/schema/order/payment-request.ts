import { PAYMENT_REQUEST_STATES, type PaymentRequestState } from '@ilaneer/domain/payment/settle-capture';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment, oneOf, paiseColumn } from '../columns.ts';
import { orders } from './order.ts';
import type { orderLines } from './order-line.ts';

/** Order state after the paid edit: lines and remaining reductions. */
export type AskedChange = {
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly couponCode: string | null;
  readonly couponPaise: number;
  /** Coupon eligibility per line; missing from when coupons covered all lines. */
  readonly couponIsFor?: readonly boolean[] | null;
  readonly coins: number;
  readonly promotions?: readonly { readonly promotionId: string; readonly savingsPaise: number }[];
  readonly isDeliveryFree?: boolean;
};

export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    state: text().$type<PaymentRequestState>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    change: jsonb().$type<AskedChange>().notNull(),
    /** Stock reserved for the edit. */
    reserved: jsonb().$type<readonly { readonly variantId: string; readonly quantity: number }[]>().notNull(),
    /** The order is on hold until it is settled. */
    holds: boolean().notNull(),
    payableUntil: moment('payable_until').notNull(),
    ...actorColumns,
    createdAt,
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('payment_requests_one_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('payment_requests_order_id').on(table.orderId),
    index('payment_requests_due').on(table.payableUntil).where(sql`${table.state} = 'open'`),
    check('payment_requests_state', oneOf(table.state, PAYMENT_REQUEST_STATES)),
    check('payment_requests_amount_positive', sql`${table.amountPaise} > 0`),
    check('payment_requests_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    ...actorChecks('payment_requests', table),
  ],
);
