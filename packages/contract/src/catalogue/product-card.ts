import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Rupees, Search, TextOrNull } from '../message/fields.ts';
import { ProductFields, VariantFields } from './product-view.ts';

/** What a card and the sheet that asks for a size show of a variant. */
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

/** What a list shows, filters, searches and sorts of a product; its own page asks for the whole of it. */
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
    'createdAt',
  ]).properties,
  /** Of what is imported; absent of what comes from India. */
  countryOfOrigin: Type.Optional(Type.String()),
  /** The variant that a search names ("red cap"), where it names one: the card shows that. */
  namedVariantId: Type.Optional(Type.String()),
  variantCombinations: Type.Array(VariantCardView),
});

export type ProductCardView = Static<typeof ProductCardView>;

const Counted = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

/**
 * What a list can be filtered by: every category, colour, country and range that something is in, with how many products each
 * would leave beside the other filters in force.
 */
export const ProductFacets = Type.Object({
  categories: Counted,
  colors: Counted,
  /** Countries; none where all of it comes from India. */
  origins: Counted,
  priceRanges: Counted,
  availability: Counted,
  /** Of all that the list is about; null where that is nothing. */
  prices: Type.Union([Type.Object({ lowest: Rupees, highest: Rupees }), Type.Null()]),
  /** How many products the list is about. */
  count: Type.Integer(),
});

export type ProductFacets = Static<typeof ProductFacets>;

const MOST_ON_A_PAGE = 100;
const list = (name: string) =>
  Type.Optional(
    Type.String({ maxLength: 2_000, ...anyProblem(`${name} must be a list of at most 2000 characters`) }),
  );

/**
 * The products of a list as cards. Asked for nothing in particular, a shop of some hundred products sends all of them,
 * newest first; otherwise a page of what is asked for. The filters are named as in the addresses of the storefront. By default the best
 * hit of a search comes first, and other lists are by name.
 */
export const getProductCards = defineCall({
  method: 'GET',
  path: '/product-cards',
  summary: 'Products as cards',
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
    // For who can't follow cursors, such as a link to somewhere in the middle; behind the last page is an empty one.
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999, ...problem('page must be 1 to 99999') })),
    cursor: Type.Optional(Type.String({ maxLength: 1_000, ...anyProblem('cursor must be that of a page') })),
  }),
  reply: successReply({
    cards: Type.Array(ProductCardView),
    /** How many there are on all pages. */
    total: Type.Integer(),
    /** The words that were looked for, where nothing answers the typed ones. */
    correctedTo: Type.Optional(Type.String()),
    /** The next page's; null on the last one, and so where everything is here. */
    cursor: TextOrNull,
    /** Null where everything is here, and on pages that a cursor names: those of the first one hold. */
    facets: Type.Union([ProductFacets, Type.Null()]),
  }),
  status: 200,
  errors: ['VALIDATION_FAILED'],
});
