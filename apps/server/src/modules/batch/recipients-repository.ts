import type { Actor } from '@ilaneer/domain/actor/actor';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLineBatches, recallNotices } from '../../db/schema/stock/stock.ts';

export type Recipient = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly quantity: number;
  readonly sentAt: string | null;
  readonly writtenAt: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly city: string;
  readonly pinCode: string;
};

export async function pageRecipients(
  db: Database,
  batchId: string,
  after: string | null,
  most: number,
): Promise<Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select o.id as "orderId", o.number as "orderNumber", got.quantity::int as quantity,
      to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
      to_char(got.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt",
      to_char(n.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "writtenAt",
      coalesce(o.delivery_address ->> 'fullName', '') as name, coalesce(o.delivery_address ->> 'phone', '') as phone,
      o.delivery_address ->> 'email' as email, coalesce(o.delivery_address ->> 'city', '') as city,
      coalesce(o.delivery_address ->> 'pinCode', '') as "pinCode"
    from (
      select order_id, sum(quantity) as quantity, max(sent_at) as sent_at from order_line_batches
      where batch_id = ${batchId} and ${after === null ? sql`true` : sql`order_id > ${after}`}
      group by order_id order by order_id limit ${most}
    ) got
    join orders o on o.id = got.order_id
    left join recall_notices n on n.batch_id = ${batchId} and n.order_id = o.id
    order by o.id`);
  return rows;
}

export async function countRecipients(
  db: Database,
  batchId: string,
): Promise<{ readonly orders: number; readonly units: number; readonly written: number }> {
  const [got] = await db
    .select({
      orders: sql<number>`count(distinct ${orderLineBatches.orderId})::int`,
      units: sql<number>`coalesce(sum(${orderLineBatches.quantity}), 0)::int`,
    })
    .from(orderLineBatches)
    .where(eq(orderLineBatches.batchId, batchId));
  const [noted] = await db
    .select({ written: count() })
    .from(recallNotices)
    .where(eq(recallNotices.batchId, batchId));
  return { orders: got?.orders ?? 0, units: got?.units ?? 0, written: noted?.written ?? 0 };
}

export function listUnwritten(
  db: Database,
  batchId: string,
): Promise<
  { readonly orderId: string; readonly number: string; readonly email: string; readonly name: string }[]
> {
  return db
    .selectDistinct({
      orderId: orders.id,
      number: orders.number,
      email: sql<string>`${orders.deliveryAddress} ->> 'email'`,
      name: sql<string>`coalesce(${orders.deliveryAddress} ->> 'fullName', '')`,
    })
    .from(orderLineBatches)
    .innerJoin(orders, eq(orders.id, orderLineBatches.orderId))
    .leftJoin(
      recallNotices,
      and(eq(recallNotices.batchId, orderLineBatches.batchId), eq(recallNotices.orderId, orders.id)),
    )
    .where(
      and(
        eq(orderLineBatches.batchId, batchId),
        sql`${orderLineBatches.sentAt} is not null`,
        isNull(recallNotices.orderId),
        sql`coalesce(${orders.deliveryAddress} ->> 'email', '') <> ''`,
      ),
    );
}

export async function insertNotices(
  tx: Database,
  actor: Actor,
  at: Date,
  batchId: string,
  orderIds: readonly string[],
): Promise<void> {
  const noted = orderIds.map((orderId) => ({ batchId, orderId, ...storedActor(actor), requestedAt: at }));
  await tx.insert(recallNotices).values(noted);
}
