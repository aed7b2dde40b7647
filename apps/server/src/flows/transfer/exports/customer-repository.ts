import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../../db/schema/account/account.ts';
import { addresses } from '../../../db/schema/account/address.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { SPENT } from '../../../modules/order/order.ts';

const standing = isNull(users.deletedAt);

export function countCustomers(db: Database): Promise<number> {
  return db.$count(users, standing);
}

/** With default address and orders, by id. */
export async function customersToExport(db: Database, after: string, limit: number) {
  const page = await db
    .select()
    .from(users)
    .where(and(standing, gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  const ids = page.map(({ id }) => id);
  const [homes, ordered] = await Promise.all([
    db
      .select()
      .from(addresses)
      .where(and(inArray(addresses.userId, ids), eq(addresses.isDefault, true))),
    db
      .select({
        userId: orders.userId,
        orders: sql<number>`count(*)::int`,
        spentPaise: SPENT,
        lastAt: sql<Date>`max(${orders.createdAt})`.mapWith(orders.createdAt),
      })
      .from(orders)
      .where(inArray(orders.userId, ids))
      .groupBy(orders.userId),
  ]);
  const homeOf = new Map(homes.map((home) => [home.userId, home]));
  const orderedBy = new Map(ordered.map((one) => [one.userId, one]));
  return page.map((user) => ({
    user,
    home: homeOf.get(user.id) ?? null,
    ordered: orderedBy.get(user.id) ?? null,
  }));
}

export type ExportedCustomer = Awaited<ReturnType<typeof customersToExport>>[number];
