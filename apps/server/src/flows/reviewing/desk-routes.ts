import * as calls from '@ilaneer/contract/staff/messages/reviews';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import {
  countReviewsForStaff,
  findReviewPhoto,
  findStaffReview,
  listReviewsForStaff,
  type StaffReview,
} from '../../modules/review/review.ts';
import { answerReview } from './answer-review.ts';
import type { At } from './lock-at-version.ts';
import { publishReview } from './publish-review.ts';
import { refuseReview } from './refuse-review.ts';
import { toStaffRow, toStaffView } from './views.ts';

const NOT_FOUND: Failure = { code: 'REVIEW_NOT_FOUND', message: 'Review not found.' };

/** REVIEW-8. */
export function reviewDeskRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.listStaffReviews, async ({ query }) => {
    const { sort = 'oldest', state = 'waiting', search = '' } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const after = typeof at === 'number' && typeof id === 'string' ? { submittedAt: new Date(at), id } : null;
    const filter = { state, search };
    const rows = await listReviewsForStaff(deps.db, { filter, sort, after, limit: ROWS_TO_READ });
    const counted = await countReviewsForStaff(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.submittedAt.getTime(), row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(toStaffRow) });
  });

  serveCall(app, calls.getStaffReview, async ({ params }) => {
    const review = await findStaffReview(deps.db, params.reviewId);
    return review === null ? err(NOT_FOUND) : ok({ success: true, review: toStaffView(review) });
  });

  serveFile(app, calls.getStaffReviewPhoto, async ({ params }) => {
    const photo = await findReviewPhoto(deps.db, params);
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });

  serveCall(app, calls.publishReview, async ({ staff, params, headers }) => {
    const at = placeOf(params, headers);
    return written(at, await publishReview(deps, staff, at));
  });

  serveCall(app, calls.refuseReview, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(at, await refuseReview(deps, staff, { ...at, reason: body.reason }));
  });

  serveCall(app, calls.answerReview, async ({ staff, params, headers, body }) => {
    const at = placeOf(params, headers);
    return written(at, await answerReview(deps, staff, { ...at, answer: body.answer }));
  });

  /** The slower of two sees the other's decision. */
  async function written({ reviewId }: At, outcome: Result<StaffReview, Failure>) {
    if (outcome.ok) return ok({ success: true as const, review: toStaffView(outcome.value) });
    const current = await findStaffReview(deps.db, reviewId);
    if (outcome.error.code !== 'VERSION_STALE' || current === null) return outcome;
    const shows = [{ on: 'list', by: 'order', ids: [current.orderId] }] as const;
    return err<Failure>({ ...outcome.error, data: { current: toStaffView(current) }, shows });
  }
}

function placeOf(
  { reviewId }: { readonly reviewId: string },
  headers: Parameters<typeof matchedVersion>[0],
): At {
  return { reviewId, version: matchedVersion(headers) };
}
