import type { OrderReviewsView } from '@ilaneer/contract/review';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { firstWord } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { buyerName, orderOfToken } from '../../modules/order/order.ts';
import {
  findReviewPhoto,
  listReviewPhotos,
  listReviewsOfOrder,
  type Review,
} from '../../modules/review/review.ts';
import { readReviewableLines } from './reviewable-order.ts';

/** REVIEW-6. Errors: REVIEW_NOT_FOUND, for forged tokens, undelivered orders and deleted accounts alike. */
export async function openReviews(
  deps: Pick<Deps, 'db' | 'now'> & SecretDeps,
  link: string,
): Promise<Result<OrderReviewsView, Failure>> {
  const order = await orderOfToken(deps.db, deps, 'review', link);
  if (order === null || order.deliveredAt === null) return err({ code: 'REVIEW_NOT_FOUND' });
  const lines = await readReviewableLines(deps.db, order, deps.now());
  const photos = await listReviewPhotos(
    deps.db,
    lines.flatMap(({ review }) => review?.id ?? []),
  );
  return ok({
    orderNumber: order.number,
    firstName: firstWord(buyerName(order)),
    lines: lines.map(({ line, review, offer }) => ({
      position: line.position,
      productId: line.productId,
      name: lineName(line),
      image: pictureUrl(line.picture),
      offer,
      review: review === null ? null : toOwnReview(review, photos),
    })),
  });
}

/** Of a review of the order; null for forged tokens too. */
export async function openReviewPhoto(
  deps: Pick<Deps, 'db'> & SecretDeps,
  { link, photoId }: { readonly link: string; readonly photoId: string },
): Promise<Awaited<ReturnType<typeof findReviewPhoto>>> {
  const order = await orderOfToken(deps.db, deps, 'review', link);
  const written = order === null ? [] : await listReviewsOfOrder(deps.db, order.id);
  for (const { id: reviewId } of written) {
    const photo = await findReviewPhoto(deps.db, { reviewId, photoId });
    if (photo !== null) return photo;
  }
  return null;
}

type Photo = { readonly id: string; readonly reviewId: string };

function toOwnReview(review: Review, photos: readonly Photo[]) {
  const { id, state, refusalReason, stars, words, answer, version } = review;
  const own = photos.filter(({ reviewId }) => reviewId === id);
  return {
    ...{ id, state, refusalReason, stars, words, answer, version },
    photos: own.map((photo) => ({ id: photo.id })),
  };
}
