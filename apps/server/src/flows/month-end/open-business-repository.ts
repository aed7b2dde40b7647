import { ON_ITS_WAY } from '@ilaneer/domain/parcel/parcel-state';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { returns } from '../../db/schema/order/return.ts';

const OPEN_RETURNS = ['requested', 'approved', 'picked up', 'received'] as const;

/** Asked for before a moment, and neither refused nor refunded now. */
export function countOpenReturns(db: Database, before: Date): Promise<number> {
  return db.$count(returns, and(oneOf(returns.state, OPEN_RETURNS), lt(returns.requestedAt, before)));
}

export type ParcelOnTheRoad = { readonly number: string; readonly orderId: string };

/** Handed over before a moment and still on their way now; the longest first. */
export async function listOnTheRoad(
  db: Database,
  before: Date,
  limit: number,
): Promise<{ readonly count: number; readonly parcels: readonly ParcelOnTheRoad[] }> {
  const wanted = and(oneOf(parcels.state, ON_ITS_WAY), lt(parcels.shippedAt, before));
  const rows = await db
    .select({
      number: sql<string>`${orders.number} || '-' || ${parcels.position}`,
      orderId: parcels.orderId,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(wanted)
    .orderBy(asc(parcels.shippedAt), asc(parcels.id))
    .limit(limit);
  return { count: rows.length < limit ? rows.length : await db.$count(parcels, wanted), parcels: rows };
}
