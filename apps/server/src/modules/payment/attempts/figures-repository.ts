import type { PaymentStatus } from '@ilaneer/domain/payment/payment-status';
import { eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { payments, refunds } from '../../../db/schema/order/payment.ts';

/** Through the orders' time index. */
export function countPaymentsSince(
  db: Database,
  since: Date,
): Promise<{ readonly status: PaymentStatus; readonly count: number }[]> {
  return db
    .select({ status: payments.status, count: sql<number>`count(*)::int` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(gte(orders.createdAt, since))
    .groupBy(payments.status);
}

export async function countWaitingRefunds(
  db: Database,
): Promise<{ readonly untried: number; readonly failed: number }> {
  const [row] = await db
    .select({
      untried: sql<number>`count(*) filter (where ${refunds.failedAt} is null)::int`,
      failed: sql<number>`count(*) filter (where ${refunds.failedAt} is not null)::int`,
    })
    .from(refunds)
    .where(eq(refunds.state, 'requested'));
  return row ?? { untried: 0, failed: 0 };
}
