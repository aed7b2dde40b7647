import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Rupees, Search, TextOrNull } from '../message/fields.ts';
import { RatingView } from './rating.ts';

export const SearchHit = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  categoryName: Type.String(),
  /** The variant named in the search ("red cap"), or null. */
  variantId: TextOrNull,
  variantHint: Type.String(),
  imageUrl: Type.String(),
  priceFrom: Rupees,
  priceTo: Rupees,
  /** On `priceFrom`. */
  gst: Type.Number({ description: 'At the current price.' }),
  /** Prices include GST; else it is added. */
  gstIncluded: Type.Boolean(),
  availability: Type.Enum(['In stock', 'Low stock', 'Out of stock']),
  /** Absent without a published review (REVIEW-5). */
  rating: Type.Optional(RatingView),
});

export type SearchHit = Static<typeof SearchHit>;

/** A policy, answer or article; `path` is within the storefront. */
export const HelpHit = Type.Object({
  kind: Type.Enum(['page', 'question', 'article']),
  title: Type.String(),
  path: Type.String(),
});

export type HelpHit = Static<typeof HelpHit>;

/** Exact names, prefixes, words, then corrections: the head of the cards' `q`. Empty for an empty search. */
export const searchProducts = defineCall({
  method: 'GET',
  path: '/search',
  summary: 'Search products',
  tag: 'Catalogue',
  access: 'open',
  query: Type.Object({
    q: Search(200, anyProblem('Please search for 1 to 200 characters')),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, ...problem('limit must be 1 to 20') })),
  }),
  reply: successReply({
    correctedTo: TextOrNull,
    hits: Type.Array(SearchHit),
    total: Type.Integer(),
    help: Type.Array(HelpHit),
  }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
