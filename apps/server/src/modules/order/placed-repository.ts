import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';

export async function countPlacedSince(
  db: Database,
  since: Date,
): Promise<{ readonly method: PaymentMethod; readonly count: number }[]> {
  return db
    .select({ method: orders.paymentMethod, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      sql`${orders.createdAt} >= ${since.toISOString()} and ${orders.status} <> 'pending'
        and (${orders.status} <> 'cancelled' or ${orders.paidAt} is not null or ${orders.paymentMethod} = 'cod')`,
    )
    .groupBy(orders.paymentMethod);
}
