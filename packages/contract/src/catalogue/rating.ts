import Type, { type Static } from 'typebox';

export const RatingView = Type.Object({
  /** One decimal, half up (REVIEW-5). */
  average: Type.Number(),
  count: Type.Integer(),
});

export type RatingView = Static<typeof RatingView>;
