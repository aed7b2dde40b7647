import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { reviews, reviewVersions } from '../../db/schema/order/review.ts';

export type Review = typeof reviews.$inferSelect;

export function listReviewsOfOrder(db: Database, orderId: string): Promise<Review[]> {
  return db.select().from(reviews).where(eq(reviews.orderId, orderId)).orderBy(asc(reviews.position));
}

/** For update. */
export async function lockReview(tx: Database, id: string): Promise<Review | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row ?? null;
}

export async function insertReview(
  tx: Database,
  review: Omit<Review, 'version' | 'refusalReason' | 'decidedAt' | 'answer' | 'answeredAt'>,
): Promise<void> {
  await tx.insert(reviews).values(review);
}

type ReviewChanges = Partial<
  Pick<
    Review,
    'state' | 'refusalReason' | 'stars' | 'words' | 'submittedAt' | 'decidedAt' | 'answer' | 'answeredAt'
  >
>;

/** Its version counts by a trigger. */
export async function updateReview(tx: Database, id: string, changes: ReviewChanges): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** Keeps the present words, before they are replaced (REVIEW-3). The review is locked. */
export async function insertReviewVersion(tx: Database, review: Review): Promise<void> {
  const { id: reviewId, stars, words, state, refusalReason, submittedAt } = review;
  const number = sql`(select count(*)::int + 1 from ${reviewVersions} where ${reviewVersions.reviewId} = ${reviewId})`;
  await tx
    .insert(reviewVersions)
    .values({ reviewId, number, stars, words, state, refusalReason, submittedAt });
}
