import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returnPhotos, returns } from '../../db/schema/order/return.ts';

export type ReturnPhoto = typeof returnPhotos.$inferSelect;

export async function listPhotos(
  db: Database,
  returnIds: readonly string[],
): Promise<Pick<ReturnPhoto, 'id' | 'returnId'>[]> {
  if (returnIds.length === 0) return [];
  return db
    .select({ id: returnPhotos.id, returnId: returnPhotos.returnId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, [...returnIds]))
    .orderBy(asc(returnPhotos.position));
}

/** With bytes, for staff. */
export function readPhotos(db: Database, returnId: string): Promise<ReturnPhoto[]> {
  return db
    .select()
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId))
    .orderBy(asc(returnPhotos.position));
}

/** 404 for another shopper's. */
export async function findPhoto(
  db: Database,
  userId: string,
  wanted: { readonly orderId: string; readonly returnId: string; readonly photoId: string },
): Promise<ReturnPhoto | null> {
  const [row] = await db
    .select({ photo: returnPhotos })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(
      and(
        eq(returnPhotos.id, wanted.photoId),
        eq(returns.id, wanted.returnId),
        eq(returns.orderId, wanted.orderId),
        eq(returns.userId, userId),
      ),
    );
  return row?.photo ?? null;
}

/** Bytes are null if too large for one file. */
type OwnPhoto = {
  readonly id: string;
  readonly returnId: string;
  readonly returnNumber: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly contentType: string;
  readonly bytes: Buffer | null;
};

export function listOwnPhotos(db: Database, userId: string, mostBytes: number): Promise<OwnPhoto[]> {
  const upToHere = sql`sum(octet_length(${returnPhotos.bytes})) over (order by ${returns.requestedAt} desc, ${returns.id}, ${returnPhotos.position})`;
  return db
    .select({
      id: returnPhotos.id,
      returnId: returns.id,
      returnNumber: returns.number,
      orderId: orders.id,
      orderNumber: orders.number,
      contentType: returnPhotos.contentType,
      bytes: sql<Buffer | null>`case when ${upToHere} <= ${mostBytes} then ${returnPhotos.bytes} end`,
    })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.userId, userId))
    .orderBy(desc(returns.requestedAt), asc(returns.id), asc(returnPhotos.position));
}

export async function findAnyPhoto(
  db: Database,
  wanted: { readonly returnId: string; readonly photoId: string },
): Promise<ReturnPhoto | null> {
  const [row] = await db
    .select()
    .from(returnPhotos)
    .where(and(eq(returnPhotos.id, wanted.photoId), eq(returnPhotos.returnId, wanted.returnId)));
  return row ?? null;
}

export async function insertPhotos(tx: Database, photos: readonly ReturnPhoto[]): Promise<void> {
  await tx.insert(returnPhotos).values([...photos]);
}

export async function deletePhotosOf(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: returns.id }).from(returns).where(eq(returns.userId, userId));
  await tx.delete(returnPhotos).where(inArray(returnPhotos.returnId, own));
}

/** From refund or refusal. */
export const pastPhotos = retainedRows(
  returnPhotos,
  sql`(select coalesce(r.refunded_at, r.refused_at) from ${returns} r where r.id = ${returnPhotos}.return_id)`,
);
