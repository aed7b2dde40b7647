import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Rupees, Search, TextOrNull } from '../message/fields.ts';

/** A product that answers a search, as a list of suggestions shows it. Prices are those of its variants. */
export const SearchHit = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  categoryName: Type.String(),
  /** The variant that the search names ("red cap"), or null. */
  variantId: TextOrNull,
  /** That variant's choices, or what there is to choose from; empty when there is nothing to choose. */
  variantHint: Type.String(),
  imageUrl: Type.String(),
  priceFrom: Rupees,
  priceTo: Rupees,
  /** On `priceFrom`. */
  gst: Type.Number({ description: 'percent at its price' }),
  /** Both prices have their GST inside; else it comes on top. */
  gstIncluded: Type.Boolean(),
  availability: Type.Enum(['In stock', 'Low stock', 'Out of stock']),
});

export type SearchHit = Static<typeof SearchHit>;

/** A policy, an answer or an article that answers a search; `path` leads to it within the storefront. */
export const HelpHit = Type.Object({
  kind: Type.Enum(['page', 'question', 'article']),
  title: Type.String(),
  path: Type.String(),
});

export type HelpHit = Static<typeof HelpHit>;

/**
 * Products for a typed text: exact names first, then beginnings, then words anywhere, then what was probably meant. They
 * are the beginning of the list that `q` of the product cards finds. Words of other languages and typing mistakes are
 * understood; nothing to look for finds nothing.
 */
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
    /** The words that were looked for, when they are not the ones that were typed. */
    correctedTo: TextOrNull,
    hits: Type.Array(SearchHit),
    /** How many products there are in all. */
    total: Type.Integer(),
    /** Policies, answers and articles for the same words, at most 4. */
    help: Type.Array(HelpHit),
  }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
