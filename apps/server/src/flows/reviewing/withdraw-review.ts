import { err, ok, type Result } from '@ilaneer/domain/result';
import { transitReview } from '@ilaneer/domain/review/review-life';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { lockAnyOrder, orderOfToken } from '../../modules/order/order.ts';
import {
  insertReviewVersion,
  listReviewsOfOrder,
  lockReview,
  updateReview,
} from '../../modules/review/review.ts';

/** For good (REVIEW-3). Errors: REVIEW_NOT_FOUND, REVIEW_NOT_ALLOWED. */
export function withdrawReview(
  deps: Pick<Deps, 'db' | 'now'> & SecretDeps,
  { link, position }: { readonly link: string; readonly position: number },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await orderOfToken(tx, deps, 'review', link);
    const order = found === null ? null : await lockAnyOrder(tx, found.id);
    if (order === null) return err({ code: 'REVIEW_NOT_FOUND' });
    const written = (await listReviewsOfOrder(tx, order.id)).find((one) => one.position === position);
    const review = written === undefined ? null : await lockReview(tx, written.id);
    const state = review === null ? null : transitReview(review.state, 'withdraw');
    if (review === null || state === null) return err({ code: 'REVIEW_NOT_ALLOWED' });
    await insertReviewVersion(tx, review);
    await updateReview(tx, review.id, { state, refusalReason: null, submittedAt: deps.now() });
    return ok(null);
  });
}
