import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { reviewPhotos, reviews } from '../../db/schema/order/review.ts';

type ReviewPhoto = typeof reviewPhotos.$inferSelect;

/** Without bytes. */
export async function listReviewPhotos(
  db: Database,
  reviewIds: readonly string[],
): Promise<Pick<ReviewPhoto, 'id' | 'reviewId' | 'position'>[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select({ id: reviewPhotos.id, reviewId: reviewPhotos.reviewId, position: reviewPhotos.position })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.position));
}

export async function findPublishedPhoto(db: Database, photoId: string): Promise<ReviewPhoto | null> {
  const [row] = await db
    .select({ photo: reviewPhotos })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, photoId), eq(reviews.state, 'published')));
  return row?.photo ?? null;
}

/** For staff. */
export async function findReviewPhoto(
  db: Database,
  wanted: { readonly reviewId: string; readonly photoId: string },
): Promise<ReviewPhoto | null> {
  const [row] = await db
    .select()
    .from(reviewPhotos)
    .where(and(eq(reviewPhotos.id, wanted.photoId), eq(reviewPhotos.reviewId, wanted.reviewId)));
  return row ?? null;
}

export async function insertReviewPhotos(tx: Database, photos: readonly ReviewPhoto[]): Promise<void> {
  if (photos.length > 0) await tx.insert(reviewPhotos).values([...photos]);
}

export async function deletePhotosBut(
  tx: Database,
  reviewId: string,
  kept: readonly string[],
): Promise<void> {
  const isDropped = kept.length === 0 ? undefined : notInArray(reviewPhotos.id, [...kept]);
  await tx.delete(reviewPhotos).where(and(eq(reviewPhotos.reviewId, reviewId), isDropped));
}
