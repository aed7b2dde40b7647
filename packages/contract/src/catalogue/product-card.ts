import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Rupees, Search, TextOrNull } from '../message/fields.ts';
import { ProductFields, VariantFields } from './product-view.ts';

export const VariantCardView = Type.Pick(VariantFields, [
  'variantId',
  'price',
  'gst',
  'gstIncluded',
  'color',
  'availability',
  'variants',
  'netQuantity',
  'primaryImage',
]);

export type VariantCardView = Static<typeof VariantCardView>;

export const ProductCardView = Type.Object({
  ...Type.Pick(ProductFields, [
    'id',
    'name',
    'description',
    'categoryId',
    'categoryName',
    'parentCategoryId',
    'price',
    'offerPercentage',
    'availability',
    'variants',
    'primaryImage',
    'merchandise',
    'exclusive',
    'rating',
    'createdAt',
  ]).properties,
  /** Imported goods only; absent for goods of India. */
  countryOfOrigin: Type.Optional(Type.String()),
  /** The variant named in the search ("red cap"), shown on the card. */
  namedVariantId: Type.Optional(Type.String()),
  variantCombinations: Type.Array(VariantCardView),
});

export type ProductCardView = Static<typeof ProductCardView>;

const Counted = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

/** Available filter values, each with its product count under the other active filters. */
export const ProductFacets = Type.Object({
  categories: Counted,
  colors: Counted,
  origins: Counted,
  priceRanges: Counted,
  availability: Counted,
  /** Over the whole list; null if it is empty. */
  prices: Type.Union([Type.Object({ lowest: Rupees, highest: Rupees }), Type.Null()]),
  count: Type.Integer(),
});

export type ProductFacets = Static<typeof ProductFacets>;

const MOST_ON_A_PAGE = 100;
const list = (name: string) =>
  Type.Optional(
    Type.String({ maxLength: 2_000, ...anyProblem(`${name} must be a list of at most 2000 characters`) }),
  );

/**
 * Without parameters, a shop of a few hundred products sends all, newest first; otherwise a page. Default
 * order: relevance for a search, else by name.
 */
export const getProductCards = defineCall({
  method: 'GET',
  path: '/product-cards',
  summary: 'List products in short form',
  tag: 'Catalogue',
  access: 'open',
  query: Type.Object({
    category: list('category'),
    price: list('price'),
    color: list('color'),
    origin: list('origin'),
    availability: Type.Optional(
      Type.Enum(['all', 'in-stock', 'low-stock', 'out-of-stock'], {
        ...problem('availability must be all, in-stock, low-stock or out-of-stock'),
      }),
    ),
    q: Type.Optional(Search(200, anyProblem('Please search for 1 to 200 characters'))),
    sort: Type.Optional(
      Type.Enum(['name', 'price-low-to-high', 'price-high-to-low', 'newest', 'oldest', 'relevance'], {
        ...problem('sort must be name, price-low-to-high, price-high-to-low, newest, oldest or relevance'),
      }),
    ),
    scope: Type.Optional(
      Type.Enum(['all', 'merchandise'], { ...problem('scope must be all or merchandise') }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_ON_A_PAGE, ...problem('limit must be 1 to 100') }),
    ),
    // Offset paging, for links into the middle; empty behind the last page.
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999, ...problem('page must be 1 to 99999') })),
    cursor: Type.Optional(Type.String({ maxLength: 1_000, ...anyProblem('cursor must be that of a page') })),
  }),
  reply: successReply({
    cards: Type.Array(ProductCardView),
    total: Type.Integer(),
    correctedTo: Type.Optional(Type.String()),
    cursor: TextOrNull,
    facets: Type.Union([ProductFacets, Type.Null()]),
  }),
  errors: ['VALIDATION_FAILED'],
});
