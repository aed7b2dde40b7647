import type { PromisedOrders } from '@ilaneer/domain/delivery/kept-promises';
import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { ReportPeriod } from '@ilaneer/domain/report/report-period';
import { and, between, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';

const area = sql<string>`left(${orders.deliveryAddress} ->> 'pinCode', 2)`;
const cameBack = sql<boolean>`coalesce(${orders.cancelCause} = 'not delivered', false)`;

/** Of the days that were named with the orders (DELIVERY-8). `today`: ISO day in India. */
export async function countPromised(
  db: Database,
  { from, to }: ReportPeriod,
  today: string,
): Promise<PromisedOrders[]> {
  const { courier, status, promisedOn, deliveredAt } = orders;
  const daysAfter = sql<number>`coalesce((${deliveredAt} at time zone 'Asia/Kolkata')::date, ${today}::date) - ${promisedOn}`;
  return db
    .select({ courier, area, status, cameBack, daysAfter, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(between(promisedOn, from, to))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`);
}

/** Placed on these days without a named one; those that wait for their confirmation are promised none yet. */
export function countUnpromised(db: Database, { from, to }: ReportPeriod): Promise<number> {
  const { status, promisedOn, confirmBy, createdAt } = orders;
  return db.$count(
    orders,
    and(
      isNull(promisedOn),
      isNull(confirmBy),
      ne(status, 'pending'),
      gte(createdAt, startOfIndiaDay(from)),
      lt(createdAt, startOfIndiaDay(addDays(to, 1))),
    ),
  );
}
