import { REFUSAL_REASONS, REVIEW_STATES } from '@ilaneer/domain/review/review-life';
import Type, { type Static } from 'typebox';
import { RatingView } from './catalogue/rating.ts';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  Id,
  IsoDate,
  Pagination,
  pageFields,
  Text,
  TextOrNull,
} from './message/fields.ts';

const Stars = Type.Integer({ minimum: 1, maximum: 5, ...anyProblem('Please choose 1 to 5 stars') });
const Reason = Type.Enum([...REFUSAL_REASONS]);
const Photos = Type.Array(Type.Object({ id: Type.String() }));

const Photo = Type.Unsafe<Uint8Array>({
  description: 'Photo',
  content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
});

/** A published one (REVIEW-7). */
export const ReviewView = Type.Object({
  id: Type.String(),
  stars: Stars,
  /** Empty: stars alone. */
  words: Type.String(),
  /** First name. */
  author: Type.String(),
  variantName: Type.String(),
  writtenAt: IsoDate,
  editedAt: DateOrNull,
  /** Of `getReviewPhoto`. */
  photos: Photos,
  answer: TextOrNull,
});

export type ReviewView = Static<typeof ReviewView>;

export const getReviews = defineCall({
  method: 'GET',
  path: '/product-reviews/:productId',
  summary: 'List the reviews of a product',
  tag: 'Catalogue',
  access: 'open',
  params: Type.Object({ productId: Id('Product ID is required') }),
  query: Type.Object({ ...pageFields, stars: Type.Optional(Stars) }),
  reply: successReply({
    rating: Type.Union([RatingView, Type.Null()]),
    /** For each number of stars, best first, also when filtered. */
    distribution: Type.Array(Type.Object({ stars: Stars, count: Type.Integer() })),
    reviews: Type.Array(ReviewView),
    pagination: Pagination,
  }),
  errors: ['VALIDATION_FAILED'],
});

export const getReviewPhoto = defineCall({
  method: 'GET',
  path: '/review-photos/:photoId',
  summary: 'Get a photo of a published review',
  tag: 'Catalogue',
  access: 'open',
  params: Type.Object({ photoId: Id('Photo ID is required') }),
  reply: Photo,
  errors: ['VALIDATION_FAILED', 'PHOTO_NOT_FOUND'],
});

/** REVIEW-9. */
export const getReviewFigures = defineCall({
  method: 'GET',
  path: '/review-figures',
  summary: 'Count published and refused reviews',
  tag: 'Catalogue',
  access: 'open',
  reply: successReply({
    published: Type.Integer(),
    refusals: Type.Array(Type.Object({ reason: Reason, count: Type.Integer() })),
  }),
});

const OwnReview = Type.Object({
  id: Type.String(),
  state: Type.Enum([...REVIEW_STATES]),
  refusalReason: Type.Union([Reason, Type.Null()]),
  stars: Stars,
  words: Type.String(),
  photos: Photos,
  answer: TextOrNull,
  version: Type.Integer(),
});

/** Lines of an order, for the holder of the mailed link (REVIEW-6). */
export const OrderReviewsView = Type.Object({
  orderNumber: Type.String(),
  firstName: Type.String(),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      productId: Type.String(),
      name: Type.String(),
      image: Type.String(),
      offer: Type.Enum(['write', 'edit', 'none']),
      review: Type.Union([OwnReview, Type.Null()]),
    }),
  ),
});

export type OrderReviewsView = Static<typeof OrderReviewsView>;

/** A bearer secret in the body, kept out of logged addresses. */
const link = { link: Text(300, anyProblem('This link is not complete')) };

const shown = successReply({ order: OrderReviewsView });

export const openReviews = defineCall({
  method: 'POST',
  path: '/review-links',
  summary: 'Open the reviews of an order by its link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object(link),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'REVIEW_NOT_FOUND', 'RATE_LIMITED'],
});

/** For the author, in any state. */
export const openReviewPhoto = defineCall({
  method: 'POST',
  path: '/review-links/photo',
  summary: 'Get a photo of a review by the link of its order',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({ ...link, photoId: Id('Photo ID is required') }),
  reply: Photo,
  errors: ['VALIDATION_FAILED', 'PHOTO_NOT_FOUND', 'RATE_LIMITED'],
});

/** Text fields precede the files: errors come before the upload. */
export const writeReview = defineCall({
  method: 'POST',
  path: '/review-links/reviews',
  summary: 'Write or edit a review, as multipart/form-data',
  tag: 'Orders',
  access: 'open',
  form: Type.Object({
    link: Type.String(),
    position: Type.String(),
    stars: Type.String(),
    words: Type.String(),
    seen: Type.String(),
    kept: Type.Optional(Type.String()),
    photos: Type.Optional(
      Type.Array(Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), { maxItems: 3 }),
    ),
  }),
  reply: shown,
  errors: [
    'VALIDATION_FAILED',
    'REVIEW_NOT_FOUND',
    'REVIEW_NOT_ALLOWED',
    'REVIEW_CHANGED',
    'PHOTO_REFUSED',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
  ],
});

export const withdrawReview = defineCall({
  method: 'POST',
  path: '/review-links/withdrawals',
  summary: 'Withdraw a review',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({
    ...link,
    position: Type.Integer({ minimum: 1, maximum: 10_000, ...anyProblem('Item is required') }),
  }),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'REVIEW_NOT_FOUND', 'REVIEW_NOT_ALLOWED', 'RATE_LIMITED'],
});
