import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { parcelLines, parcels } from '../../db/schema/order/parcel.ts';

export type ParcelRow = typeof parcels.$inferSelect;
export type ParcelLineRow = typeof parcelLines.$inferSelect;
export type Parcel = ParcelRow & { readonly lines: readonly ParcelLineRow[] };

export type ParcelChanges = Partial<
  Pick<
    ParcelRow,
    | 'state'
    | 'claimedBy'
    | 'claimedAt'
    | 'contentsDigest'
    | 'packedAt'
    | 'packedBy'
    | 'weightGrams'
    | 'courier'
    | 'trackingNumber'
    | 'eWayBillNumber'
    | 'eWayBillOn'
    | 'shippedAt'
    | 'deliveredAt'
    | 'returnChargesPaise'
  >
>;

export function listParcels(db: Database, orderId: string): Promise<Parcel[]> {
  return listParcelsOf(db, [orderId]);
}

export async function listParcelsOf(db: Database, orderIds: readonly string[]): Promise<Parcel[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.orderId), asc(parcels.position));
  return withLines(db, rows);
}

export async function findParcel(db: Database, id: string): Promise<Parcel | null> {
  const rows = await db.select().from(parcels).where(eq(parcels.id, id));
  return (await withLines(db, rows))[0] ?? null;
}

export async function listParcelNumbers(
  db: Database,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly number: string; readonly state: ParcelState }[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: parcels.id,
      number: sql<string>`${orders.number} || '-' || ${parcels.position}`,
      state: parcels.state,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(inArray(parcels.id, [...ids]));
}

/** Lock the order first. */
export async function orderOfParcel(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id));
  return row?.orderId ?? null;
}

export async function insertParcel(
  tx: Database,
  parcel: { readonly id: string; readonly orderId: string; readonly at: Date },
  units: readonly { readonly linePosition: number; readonly quantity: number }[],
): Promise<void> {
  const { id, orderId, at } = parcel;
  await tx.insert(parcels).values({
    id,
    orderId,
    position: sql`coalesce((select max(position) from parcels where order_id = ${orderId}), 0) + 1`,
    state: 'waiting',
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(parcelLines).values(units.map((line) => ({ parcelId: id, orderId, ...line })));
}

export async function writeParcel(tx: Database, id: string, changes: ParcelChanges, at: Date): Promise<void> {
  await tx
    .update(parcels)
    .set({ ...changes, updatedAt: at })
    .where(eq(parcels.id, id));
}

/** 0 removes the line. */
export async function writeUnits(
  tx: Database,
  parcel: Pick<ParcelRow, 'id' | 'orderId'>,
  linePosition: number,
  quantity: number,
): Promise<void> {
  const isLine = and(eq(parcelLines.parcelId, parcel.id), eq(parcelLines.linePosition, linePosition));
  if (quantity === 0) {
    await tx.delete(parcelLines).where(isLine);
    return;
  }
  await tx
    .insert(parcelLines)
    .values({ parcelId: parcel.id, orderId: parcel.orderId, linePosition, quantity })
    .onConflictDoUpdate({
      target: [parcelLines.parcelId, parcelLines.linePosition],
      set: { quantity },
    });
}

export async function writePacked(
  tx: Database,
  parcelId: string,
  linePosition: number,
  packed: number,
): Promise<void> {
  await tx
    .update(parcelLines)
    .set({ packed })
    .where(and(eq(parcelLines.parcelId, parcelId), eq(parcelLines.linePosition, linePosition)));
}

export async function unpackAll(tx: Database, parcelId: string): Promise<void> {
  await tx.update(parcelLines).set({ packed: 0 }).where(eq(parcelLines.parcelId, parcelId));
}

export async function removeParcel(tx: Database, id: string): Promise<void> {
  await tx.delete(parcels).where(eq(parcels.id, id));
}

export async function unitsOfOrder(
  tx: Database,
  orderId: string,
): Promise<{ readonly linePosition: number; readonly quantity: number }[]> {
  return tx
    .select({ linePosition: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

export async function countUnits(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderLines.orderId, units: sql<number>`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, units }) => [orderId, units]));
}

export function inStates(all: readonly Parcel[], ...states: readonly ParcelState[]): Parcel[] {
  return all.filter(({ state }) => states.includes(state));
}

async function withLines(db: Database, rows: readonly ParcelRow[]): Promise<Parcel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.parcelId, ids))
    .orderBy(asc(parcelLines.linePosition));
  const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}
