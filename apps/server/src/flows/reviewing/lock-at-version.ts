import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { findStaffReview, lockReview, type Review, type StaffReview } from '../../modules/review/review.ts';

export type At = { readonly reviewId: string; readonly version: number };

/** Errors: REVIEW_NOT_FOUND, VERSION_STALE. */
export async function lockAtVersion(
  tx: Database,
  { reviewId, version }: At,
): Promise<Result<Review, Failure>> {
  const found = await lockReview(tx, reviewId);
  if (found === null) return err({ code: 'REVIEW_NOT_FOUND', message: 'Review not found.' });
  return found.version === version ? ok(found) : err({ code: 'VERSION_STALE' });
}

/** The words stay out of the audit log (AUDIT-3). */
export async function recorded(
  tx: Database,
  deps: Deps,
  actor: StaffMember,
  action: string,
  before: Review,
): Promise<Result<StaffReview, Failure>> {
  const after = await findStaffReview(tx, before.id);
  if (after === null) throw new Error(`review ${before.id} is gone though it is locked`);
  recordAct(tx, deps, actor, {
    action,
    kind: 'review',
    id: before.id,
    label: `${after.orderNumber}, item ${before.position}`,
    before: factsOf(before),
    after: factsOf(after),
    reason: null,
  });
  return ok(after);
}

function factsOf({ state, refusalReason, answeredAt }: Review) {
  return { state, refusal: refusalReason, answeredAt: answeredAt?.toISOString() ?? null };
}
