import type { getProductCards, ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import { LIST_PAGE_SIZE } from '@ilaneer/domain/catalogue/filter-in-address';
import { NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { merchandiseScope, type ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type Readings, readSearch, type Search } from '../search/search.ts';
import { countFacets, countIn, indexKinds, kindsLeft } from './facets.ts';
import {
  findListings,
  isPlaceIn,
  type ListingGroup,
  type ListingPlace,
  type ListingSort,
} from './listing-repository.ts';
import { namedVariant } from './named-variant.ts';
import type { Catalogue } from './read-catalogue.ts';
import { toProductCard } from './views.ts';

export type CardsQuery = PartOf<typeof getProductCards, 'query'>;

type Cards = ReplyOf<typeof getProductCards>;

export type AskedCards = {
  readonly filter: ProductFilter;
  readonly isOfMerchandise: boolean;
  readonly sort: ListingSort;
  readonly limit: number;
  /** From 1, without a cursor; empty behind the last. */
  readonly page: number;
  readonly after: ListingPlace | null;
};

/** Invalid filter values are ignored, as in the storefront. Errors: VALIDATION_FAILED. */
export function readCardsQuery(query: CardsQuery): Result<AskedCards, Failure> {
  const { limit = LIST_PAGE_SIZE, page = 1 } = query;
  const sort = sortOf(query);
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (after !== null && !isPlaceIn(sort, after)) {
    return err(invalid([{ field: 'cursor', message: 'cursor must be that of a page' }]));
  }
  return ok({
    filter: filterOf(query),
    isOfMerchandise: query.scope === 'merchandise',
    sort,
    limit,
    page,
    after,
  });
}

export function searchOnly(searchQuery: string, limit: number): AskedCards {
  return {
    filter: { ...NO_FILTER, searchQuery },
    isOfMerchandise: false,
    sort: 'relevance',
    limit,
    page: 1,
    after: null,
  };
}

export type FoundPage = {
  readonly products: readonly ProductView[];
  readonly search: Search | null;
  readonly total: number;
  readonly cursor: string | null;
  /** Kinds of the whole list, and of the hits. */
  readonly offered: readonly ListingGroup[];
  readonly searched: readonly ListingGroup[];
};

type Lists = Pick<Deps, 'db'>;

export async function findPage(
  { db }: Lists,
  catalogue: Catalogue,
  { filter, isOfMerchandise, sort, limit, page: asked, after }: AskedCards,
): Promise<FoundPage> {
  const everything = await catalogue.groups(null);
  const scope = isOfMerchandise ? scopeOf(filter, everything) : 'all';
  const isMeant = ({ hsnCode, merchandise }: ListingGroup) =>
    catalogue.hasRate(hsnCode) && (scope === 'all' || merchandise);
  const answering = async (readings: Readings) => (await catalogue.groups(readings)).filter(isMeant);
  const search = await readSearch(
    db,
    filter.searchQuery,
    catalogue.synonyms,
    async (readings) => (await answering(readings)).length > 0,
  );
  const offered = everything.filter(isMeant);
  const searched = search === null ? offered : await answering(search.readings);
  const left = kindsLeft(indexKinds(searched), filter);
  const total = countIn(left);
  // All kinds: no condition needed.
  const kinds = left.length === everything.length ? null : left.map(({ kindId }) => kindId);
  const skip = after === null ? (asked - 1) * limit : 0;
  const found =
    skip >= total
      ? []
      : await findListings(
          db,
          { kinds, readings: search?.readings ?? null },
          {
            sort,
            limit: limit + 1,
            skip,
            after,
            expected: total,
            listed: everything.reduce((products, { count }) => products + count, 0),
          },
        );
  const page = found.slice(0, limit);
  const products = await catalogue.find(page.map(({ id }) => id));
  const last = page.at(-1);
  return {
    // Drops products unlisted meanwhile.
    products: page.flatMap(({ id }) => products.get(id) ?? []),
    search,
    total,
    cursor: found.length > limit && last !== undefined ? writeCursor(last.place) : null,
    offered,
    searched,
  };
}

export async function findCards(deps: Lists, catalogue: Catalogue, asked: AskedCards): Promise<Cards> {
  const { products, search, total, cursor, offered, searched } = await findPage(deps, catalogue, asked);
  const { filter, after } = asked;
  const correctedTo = search?.correctedTo ?? null;
  return {
    success: true,
    cards: products.map((product) => toFoundCard(product, search?.readings ?? [])),
    total,
    ...(correctedTo !== null && { correctedTo }),
    cursor,
    facets: after === null ? countFacets(indexKinds(offered), indexKinds(searched), filter) : null,
  };
}

function toFoundCard(product: ProductView, readings: Readings): ProductCardView {
  const named = namedVariant(product, readings);
  return { ...toProductCard(product), ...(named !== null && { namedVariantId: named.variantId }) };
}

function sortOf({ q = '', sort }: CardsQuery): ListingSort {
  const isSearch = q.trim() !== '';
  if (sort === undefined) return isSearch ? 'relevance' : 'name';
  return sort === 'relevance' && !isSearch ? 'name' : sort;
}

function filterOf(query: CardsQuery): ProductFilter {
  const categories = listOf(query.category);
  return {
    categories: categories.length === 0 ? NO_FILTER.categories : categories,
    priceRanges: listOf(query.price),
    colors: listOf(query.color),
    origins: listOf(query.origin),
    availability: query.availability ?? NO_FILTER.availability,
    searchQuery: query.q ?? NO_FILTER.searchQuery,
    // Sorting is the database's.
    sortBy: NO_FILTER.sortBy,
  };
}

function listOf(text = ''): readonly string[] {
  return [...new Set(text.split(',').filter((value) => value !== '' && value !== 'all'))];
}

function scopeOf(filter: ProductFilter, groups: readonly ListingGroup[]): ProductScope {
  const merchandise = groups.filter((group) => group.merchandise);
  return merchandiseScope(filter, indexKinds(merchandise).categoryIds);
}

function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
