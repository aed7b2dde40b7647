import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { returnPhotos, returns } from '../../db/schema/order/return.ts';

/** A photo of a return, with its bytes. */
export type ReturnPhoto = typeof returnPhotos.$inferSelect;

/** The photos of returns in their order, without the bytes. */
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

/** The photos of a return in their order, with their bytes: for staff. */
export function readPhotos(db: Database, returnId: string): Promise<ReturnPhoto[]> {
  return db
    .select()
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId))
    .orderBy(asc(returnPhotos.position));
}

/** One photo of a return of this shopper; another's is not found. */
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

/** One photo of a return, whoever's it is: for staff. */
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
