import type { DeliveryRecord } from '@ilaneer/domain/order/delivery-record';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../../db/schema/account/account.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { readDeliveryRecords } from '../delivery-record-repository.ts';
import type { OrderRow } from '../repository.ts';
import { SPENT } from './spent-repository.ts';

export type OrderCustomer = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly since: Date;
  readonly orders: number;
  readonly spentPaise: number;
  readonly record: DeliveryRecord;
  readonly lastOrders: readonly Pick<OrderRow, 'id' | 'number' | 'status' | 'totalPaise' | 'createdAt'>[];
};

const LAST_ORDERS = 5;

export async function customerOfOrder(
  db: Database,
  { userId, deliveryAddress }: Pick<OrderRow, 'userId' | 'deliveryAddress'>,
  at: Date,
): Promise<OrderCustomer | null> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      since: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return null;
  const [sums] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      spentPaise: SPENT,
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  const lastOrders = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LAST_ORDERS);
  const { all } = await readDeliveryRecords(db, { userId, phone: deliveryAddress.phone, at });
  return {
    ...user,
    orders: sums?.orders ?? 0,
    spentPaise: sums?.spentPaise ?? 0,
    record: all,
    lastOrders,
  };
}
