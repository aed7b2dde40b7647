import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/order/order.ts';
import { goodwillRefunds } from '../../../db/schema/order/payment.ts';
import { returns } from '../../../db/schema/order/return.ts';

/** Paid less refunded, paise (ORDER-41). */
export const SPENT: SQL<number> = sql<string>`coalesce(sum(${orders.totalPaise}
  - coalesce((select sum(r.refund_paise) from ${returns} r where r.order_id = ${orders}.id), 0)
  - coalesce((select sum(g.amount_paise) from ${goodwillRefunds} g where g.order_id = ${orders}.id), 0))
  filter (where ${orders.status} <> 'cancelled' and ${orders.paymentStatus} <> 'pending'), 0)`.mapWith(
  Number,
);
