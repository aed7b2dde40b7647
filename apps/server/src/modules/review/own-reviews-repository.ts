import type { AccountData } from '@ilaneer/contract/account/account-data';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { reviewPhotos, reviews } from '../../db/schema/order/review.ts';

/** Memory limit per download. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** For the download (REVIEW-10). */
export async function readOwnReviews(
  db: Database,
  userId: string,
  mostBytes: number = MOST_BYTES,
): Promise<AccountData['reviews']> {
  const rows = await db
    .select({
      review: reviews,
      orderNumber: orders.number,
      line: { name: orderLines.name, variantName: orderLines.variantName },
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.position, reviews.position)),
    )
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id));
  const upToHere = sql`sum(octet_length(${reviewPhotos.bytes})) over (order by ${reviews.writtenAt} desc, ${reviews.id}, ${reviewPhotos.position})`;
  const photos = await db
    .select({
      reviewId: reviewPhotos.reviewId,
      contentType: reviewPhotos.contentType,
      bytes: sql<Buffer | null>`case when ${upToHere} <= ${mostBytes} then ${reviewPhotos.bytes} end`,
    })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviewPhotos.position));
  return rows.map(({ review, orderNumber, line }) => ({
    orderNumber,
    name: lineName(line),
    state: review.state,
    stars: review.stars,
    words: review.words,
    writtenAt: review.writtenAt.toISOString(),
    answer: review.answer,
    photos: photos
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ contentType, bytes }) => ({ contentType, file: bytes?.toString('base64') ?? null })),
  }));
}

/** With versions and photos. */
export async function deleteReviewsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.userId, userId));
}
