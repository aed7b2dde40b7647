import { err, type Result } from '@ilaneer/domain/result';
import { reviewAnswerProblems } from '@ilaneer/domain/review/validate-review';
import { typedLines } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { type StaffReview, updateReview } from '../../modules/review/review.ts';
import { type At, lockAtVersion, recorded } from './lock-at-version.ts';

/** REVIEW-8. Errors: VALIDATION_FAILED, REVIEW_NOT_FOUND, VERSION_STALE, REVIEW_NOT_PUBLISHED. */
export function answerReview(
  deps: Deps,
  actor: StaffMember,
  at: At & { readonly answer: string },
): Promise<Result<StaffReview, Failure>> {
  return transact<StaffReview, Failure>(deps.db, async (tx) => {
    const problems = reviewAnswerProblems(at.answer);
    if (problems.length > 0) return err(invalid(problems));
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    if (found.value.state !== 'published') return err({ code: 'REVIEW_NOT_PUBLISHED' });
    await updateReview(tx, at.reviewId, { answer: typedLines(at.answer), answeredAt: deps.now() });
    return recorded(tx, deps, actor, 'answered', found.value);
  });
}
