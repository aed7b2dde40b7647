import { type Rating, ratingOf, type StarCount } from '@ilaneer/domain/review/rating';
import type { RefusalReason } from '@ilaneer/domain/review/review-life';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { reviews, reviewVersions } from '../../db/schema/order/review.ts';
import type { PageWindow } from '../../http/lists/paging.ts';
import type { Review } from './repository.ts';

const isPublished = eq(reviews.state, 'published');

/** Of the products with a published review; all or some ids (REVIEW-5). */
export async function listRatings(
  db: Database,
  productIds?: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  const isAsked =
    productIds === undefined ? undefined : sql`${reviews.productId} = any(${sql.param(productIds)})`;
  const rows = await db
    .select({ productId: reviews.productId, stars: reviews.stars, count: count() })
    .from(reviews)
    .where(and(isPublished, isAsked))
    .groupBy(reviews.productId, reviews.stars);
  const ratings = new Map<string, Rating>();
  for (const [productId, counts] of Map.groupBy(rows, (row) => row.productId)) {
    const rating = ratingOf(counts);
    if (rating !== null) ratings.set(productId, rating);
  }
  return ratings;
}

export function countStars(db: Database, productId: string): Promise<StarCount[]> {
  return db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(and(isPublished, eq(reviews.productId, productId)))
    .groupBy(reviews.stars);
}

export type PublishedReview = Review & { readonly variantName: string };

/** Newest first. */
export async function pagePublished(
  db: Database,
  { productId, stars }: { readonly productId: string; readonly stars: number | null },
  { limit, offset }: PageWindow,
): Promise<PublishedReview[]> {
  const rows = await db
    .select({ review: reviews, variantName: orderLines.variantName })
    .from(reviews)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.position, reviews.position)),
    )
    .where(
      and(
        isPublished,
        eq(reviews.productId, productId),
        stars === null ? undefined : eq(reviews.stars, stars),
      ),
    )
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, variantName }) => ({ ...review, variantName }));
}

export async function countPublished(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviews).where(isPublished);
  return row?.count ?? 0;
}

type ReasonCount = { readonly reason: RefusalReason | null; readonly count: number };

/** Standing ones, and those that an edit or a withdrawal followed (REVIEW-9). */
export async function countRefusals(db: Database): Promise<ReadonlyMap<RefusalReason, number>> {
  const standing: ReasonCount[] = await db
    .select({ reason: reviews.refusalReason, count: count() })
    .from(reviews)
    .where(eq(reviews.state, 'refused'))
    .groupBy(reviews.refusalReason);
  const earlier: ReasonCount[] = await db
    .select({ reason: reviewVersions.refusalReason, count: count() })
    .from(reviewVersions)
    .where(isNotNull(reviewVersions.refusalReason))
    .groupBy(reviewVersions.refusalReason);
  const counts = new Map<RefusalReason, number>();
  for (const { reason, count: more } of [...standing, ...earlier]) {
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + more);
  }
  return counts;
}
