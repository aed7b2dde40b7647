import { type ReviewOffer, reviewOffer, unitsWithBuyer } from '@ilaneer/domain/review/may-review';
import type { Database } from '../../db/connect.ts';
import type { Order, OrderLineRow } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import { listReviewsOfOrder, type Review } from '../../modules/review/review.ts';

export type ReviewableLine = {
  readonly line: OrderLineRow;
  readonly review: Review | null;
  readonly offer: ReviewOffer;
};

/** Lines of an order with their reviews (REVIEW-1). */
export async function readReviewableLines(db: Database, order: Order, now: Date): Promise<ReviewableLine[]> {
  const returns = await listReturns(db, [order.id]);
  const written = await listReviewsOfOrder(db, order.id);
  return order.lines.map((line) => {
    const review = written.find(({ position }) => position === line.position) ?? null;
    const units = unitsWithBuyer(line, returns);
    return { line, review, offer: reviewOffer({ deliveredAt: order.deliveredAt, units }, review, now) };
  });
}
