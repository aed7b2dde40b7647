import { firstWord } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { REVIEW_LIMITS, reviewProblems, type TypedReview } from '@ilaneer/domain/review/validate-review';
import { typedLines } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { readPhotoForm } from '../../drawing/pictures/read-photo-form.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { buyerName, lockAnyOrder, type Order, orderOfToken } from '../../modules/order/order.ts';
import {
  deletePhotosBut,
  insertReview,
  insertReviewPhotos,
  insertReviewVersion,
  listReviewPhotos,
  lockReview,
  updateReview,
} from '../../modules/review/review.ts';
import { type ReviewableLine, readReviewableLines } from './reviewable-order.ts';

type ReviewForm = TypedReview & {
  readonly link: string;
  readonly position: number;
  /** Version that was seen; 0 if none. */
  readonly seen: number;
  /** Ids of earlier photos. */
  readonly kept: readonly string[];
};

type Writing = Pick<Deps, 'db' | 'now' | 'newId'> & SecretDeps;

/** Before reading photos. Errors: VALIDATION_FAILED, REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED, REVIEW_CHANGED. */
export async function checkReview(deps: Writing, form: ReviewForm): Promise<Result<ReviewForm, Failure>> {
  const problems = reviewProblems(form);
  if (problems.length > 0) return err(invalid(problems));
  const order = await orderOfToken(deps.db, deps, 'review', form.link);
  if (order === null) return err({ code: 'REVIEW_NOT_FOUND' });
  const line = await findLine(deps.db, order, form, deps.now());
  return line.ok ? ok(form) : line;
}

const PHOTOS = {
  field: 'photos',
  noun: 'Photo',
  notOne: () => 'Please choose JPEG, PNG or WebP photos',
};

/** REVIEW-2, REVIEW-3. Errors: those of `checkReview`, PHOTO_REFUSED, OVERLOADED. */
export async function writeReview(
  deps: Writing & Pick<PaintDeps, 'cleanPhotos'>,
  form: ReviewForm,
  files: readonly Buffer[],
): Promise<Result<null, Failure>> {
  const photos = await readPhotoForm(deps, files, PHOTOS);
  if (!photos.ok) return photos;
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await orderOfToken(tx, deps, 'review', form.link);
    const order = found === null ? null : await lockAnyOrder(tx, found.id);
    if (order === null) return err({ code: 'REVIEW_NOT_FOUND' });
    const line = await findLine(tx, order, form, deps.now());
    if (!line.ok) return line;
    const reviewId = await storeWords(tx, deps, order, line.value, form);
    if (reviewId === null) return err({ code: 'REVIEW_CHANGED' });
    const kept = (await listReviewPhotos(tx, [reviewId])).filter(({ id }) => form.kept.includes(id));
    const free = FREE.filter((place) => kept.every(({ position }) => position !== place));
    if (photos.value.length > free.length) {
      const message = `A review has at most ${REVIEW_LIMITS.photos} photos`;
      return err(invalid([{ field: 'photos', message }], 'PHOTO_REFUSED'));
    }
    await deletePhotosBut(
      tx,
      reviewId,
      kept.map(({ id }) => id),
    );
    await insertReviewPhotos(
      tx,
      photos.value.flatMap((photo, index) => {
        const position = free[index];
        if (position === undefined) return [];
        return [{ ...photo, id: deps.newId(), reviewId, position, addedAt: deps.now() }];
      }),
    );
    return ok(null);
  });
}

const FREE = Array.from({ length: REVIEW_LIMITS.photos }, (_, index) => index + 1);

async function findLine(
  db: Database,
  order: Order,
  { position, seen }: Pick<ReviewForm, 'position' | 'seen'>,
  now: Date,
): Promise<Result<ReviewableLine, Failure>> {
  const lines = await readReviewableLines(db, order, now);
  const found = lines.find(({ line }) => line.position === position);
  if (found === undefined || found.offer === 'none') return err({ code: 'REVIEW_NOT_ALLOWED' });
  return seen === (found.review?.version ?? 0) ? ok(found) : err({ code: 'REVIEW_CHANGED' });
}

/** Waits for moderation. The order is locked; null if staff decided meanwhile. */
async function storeWords(
  tx: Database,
  deps: Writing,
  order: Order,
  { line, review }: ReviewableLine,
  form: ReviewForm,
): Promise<string | null> {
  const submittedAt = deps.now();
  const words = typedLines(form.words);
  if (review !== null) {
    const before = await lockReview(tx, review.id);
    if (before === null || before.version !== form.seen) return null;
    await insertReviewVersion(tx, before);
    const changes = { state: 'waiting', refusalReason: null, stars: form.stars, words, submittedAt } as const;
    await updateReview(tx, before.id, changes);
    return before.id;
  }
  const id = deps.newId();
  await insertReview(tx, {
    ...{ id, orderId: order.id, position: line.position, productId: line.productId, userId: order.userId },
    authorName: firstWord(buyerName(order)),
    state: 'waiting',
    ...{ stars: form.stars, words, writtenAt: submittedAt, submittedAt },
  });
  return id;
}
