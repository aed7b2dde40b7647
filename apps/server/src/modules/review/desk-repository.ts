import type { ReviewState } from '@ilaneer/domain/review/review-life';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { reviewPhotos, reviews, reviewVersions } from '../../db/schema/order/review.ts';
import { holding } from '../../db/text-search.ts';
import type { Review } from './repository.ts';

/** `search`: in words or first name. */
type ReviewFilter = { readonly state: ReviewState; readonly search: string };

export type ListedReview = Review & {
  readonly orderNumber: string;
  readonly productName: string;
  readonly variantName: string;
  readonly photos: number;
};

export async function listReviewsForStaff(
  db: Database,
  wanted: {
    readonly filter: ReviewFilter;
    readonly sort: 'oldest' | 'newest';
    readonly after: { readonly submittedAt: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<ListedReview[]> {
  const { filter, sort, after, limit } = wanted;
  const behind = sort === 'oldest' ? sql`>` : sql`<`;
  const direction = sort === 'oldest' ? asc : desc;
  const place =
    after === null
      ? undefined
      : sql`(${reviews.submittedAt}, ${reviews.id}) ${behind} (${after.submittedAt.toISOString()}::timestamptz, ${after.id})`;
  const rows = await selectListed(db, and(conditionOf(filter), place))
    .orderBy(direction(reviews.submittedAt), direction(reviews.id))
    .limit(limit);
  return rows.map(toListed);
}

export function countReviewsForStaff(db: Database, filter: ReviewFilter, most: number): Promise<number> {
  const found = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(conditionOf(filter))
    .limit(most)
    .as('found');
  return db.$count(found);
}

function conditionOf({ state, search }: ReviewFilter): SQL | undefined {
  const text = search.trim();
  const holds =
    text === ''
      ? undefined
      : or(ilike(reviews.words, holding(text)), ilike(reviews.authorName, holding(text)));
  return and(eq(reviews.state, state), holds);
}

type ReviewVersion = typeof reviewVersions.$inferSelect;

export type StaffReview = ListedReview & {
  readonly photoIds: readonly string[];
  /** Newest first. */
  readonly earlier: readonly ReviewVersion[];
};

export async function findStaffReview(db: Database, id: string): Promise<StaffReview | null> {
  const [row] = await selectListed(db, eq(reviews.id, id));
  if (row === undefined) return null;
  const photos = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, id))
    .orderBy(asc(reviewPhotos.position));
  const earlier = await db
    .select()
    .from(reviewVersions)
    .where(eq(reviewVersions.reviewId, id))
    .orderBy(desc(reviewVersions.number));
  return { ...toListed(row), photoIds: photos.map((photo) => photo.id), earlier };
}

function selectListed(db: Database, where: SQL | undefined) {
  return db
    .select({
      review: reviews,
      orderNumber: orders.number,
      productName: orderLines.name,
      variantName: orderLines.variantName,
      photos: sql<number>`(select count(*)::int from ${reviewPhotos} where ${reviewPhotos.reviewId} = ${reviews.id})`,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.position, reviews.position)),
    )
    .where(where);
}

type SelectedRow = Awaited<ReturnType<typeof selectListed>>[number];

function toListed({ review, ...rest }: SelectedRow): ListedReview {
  return { ...review, ...rest };
}
