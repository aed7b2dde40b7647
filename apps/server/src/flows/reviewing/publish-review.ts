import { err, type Result } from '@ilaneer/domain/result';
import { transitReview } from '@ilaneer/domain/review/review-life';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { type StaffReview, updateReview } from '../../modules/review/review.ts';
import { type At, lockAtVersion, recorded } from './lock-at-version.ts';

/** REVIEW-8. Errors: REVIEW_NOT_FOUND, VERSION_STALE, REVIEW_DECIDED. */
export function publishReview(deps: Deps, actor: StaffMember, at: At): Promise<Result<StaffReview, Failure>> {
  return transact<StaffReview, Failure>(deps.db, async (tx) => {
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    const state = transitReview(found.value.state, 'publish');
    if (state === null) return err({ code: 'REVIEW_DECIDED' });
    await updateReview(tx, at.reviewId, { state, refusalReason: null, decidedAt: deps.now() });
    return recorded(tx, deps, actor, 'published', found.value);
  });
}
