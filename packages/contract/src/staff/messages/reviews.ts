import { REFUSAL_REASONS, REVIEW_STATES } from '@ilaneer/domain/review/review-life';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, DateOrNull, Id, IsoDate, Lines, problem, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const State = Type.Enum([...REVIEW_STATES]);
const ReasonOrNull = Type.Union([Type.Enum([...REFUSAL_REASONS]), Type.Null()]);
const reviewParams = Type.Object({ reviewId: Id('Review ID is required') });

const rowFields = {
  id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  productId: Type.String(),
  productName: Type.String(),
  variantName: Type.String(),
  author: Type.String(),
  state: State,
  stars: Type.Integer(),
  words: Type.String(),
  photos: Type.Integer(),
  /** Of the present version. */
  submittedAt: IsoDate,
  isEdited: Type.Boolean(),
};

export const StaffReviewRow = showsCustomer(Type.Object(rowFields), {
  on: 'list',
  by: 'order',
  property: 'orderId',
});

export type StaffReviewRow = Static<typeof StaffReviewRow>;

/** Waiting ones, oldest first, unless another state is asked for (REVIEW-8). */
export const listStaffReviews = defineCall({
  method: 'GET',
  path: '/staff/reviews',
  summary: 'Reviews by state',
  access: 'staff:reviews.moderate',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...REVIEW_STATES], anyProblem('Unknown state'))),
    sort: Type.Optional(Type.Enum(['oldest', 'newest'])),
  }),
  reply: listReply(StaffReviewRow),
});

export const StaffReviewView = showsCustomer(
  Type.Object({
    ...rowFields,
    photos: Type.Array(Type.Object({ id: Type.String() })),
    refusalReason: ReasonOrNull,
    writtenAt: IsoDate,
    decidedAt: DateOrNull,
    answer: TextOrNull,
    /** Newest first. */
    earlier: Type.Array(
      Type.Object({
        number: Type.Integer(),
        stars: Type.Integer(),
        words: Type.String(),
        state: State,
        refusalReason: ReasonOrNull,
        submittedAt: IsoDate,
      }),
    ),
    ...versionField,
  }),
  { on: 'list', by: 'order', property: 'orderId' },
);

export type StaffReviewView = Static<typeof StaffReviewView>;

const shown = successReply({ review: StaffReviewView });

export const getStaffReview = defineCall({
  method: 'GET',
  path: '/staff/reviews/:reviewId',
  summary: 'A review with its earlier versions',
  access: 'staff:reviews.moderate',
  params: reviewParams,
  reply: shown,
});

export const getStaffReviewPhoto = defineCall({
  method: 'GET',
  path: '/staff/reviews/:reviewId/photos/:photoId',
  summary: 'A photo of a review',
  access: 'staff:reviews.moderate',
  params: Type.Object({ ...reviewParams.properties, photoId: Id('Photo ID is required') }),
  reply: Type.Unsafe<Uint8Array>({
    description: 'The photo',
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  }),
});

export const publishReview = defineCall({
  method: 'POST',
  path: '/staff/reviews/:reviewId/publication',
  summary: 'Publish a review',
  access: 'staff:reviews.moderate',
  params: reviewParams,
  headers: IfMatch,
  reply: shown,
});

export const refuseReview = defineCall({
  method: 'POST',
  path: '/staff/reviews/:reviewId/refusal',
  summary: 'Refuse a review for a reason of IS 19000',
  access: 'staff:reviews.moderate',
  params: reviewParams,
  headers: IfMatch,
  body: Type.Object({ reason: Type.Enum([...REFUSAL_REASONS], anyProblem('Choose a reason')) }),
  reply: shown,
});

/** Shown below the review; a later answer replaces it. */
export const answerReview = defineCall({
  method: 'PUT',
  path: '/staff/reviews/:reviewId/answer',
  summary: 'Answer a published review in public',
  access: 'staff:reviews.moderate',
  params: reviewParams,
  headers: IfMatch,
  body: Type.Object({
    answer: Lines(4_000, problem('Write an answer', 'An answer has at most 2,000 characters')),
  }),
  reply: shown,
});
