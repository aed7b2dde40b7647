import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import { LIST_PAGE_SIZE } from '@ilaneer/domain/catalogue/filter-in-address';
import { NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { searchReadings } from '@ilaneer/domain/catalogue/product-index';
import { merchandiseScope, type ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  findListings,
  isPlaceIn,
  type ListingGroup,
  type ListingPlace,
  type ListingSort,
  toProductCard,
} from '../catalogue/catalogue.ts';
import { countFacets, countIn, indexKinds, kindsLeft } from './facets.ts';
import type { SearchableCatalogue } from './synonyms.ts';

/** What is asked for, in the words of an address. */
export type CardsQuery = PartOf<typeof getProductCards, 'query'>;

type Cards = ReplyOf<typeof getProductCards>;

/** What is asked for, understood. */
export type AskedCards = {
  readonly filter: ProductFilter;
  readonly isOfMerchandise: boolean;
  readonly sort: ListingSort;
  readonly limit: number;
  /** Counted from 1, where no place is given. */
  readonly page: number;
  /** Where the page before ended. */
  readonly after: ListingPlace | null;
};

/** Reads a query; what its filter can't mean counts as not given, as in the storefront's addresses. Errors: VALIDATION_FAILED. */
export function readCardsQuery(query: CardsQuery): Result<AskedCards, Failure> {
  const { sort = 'name', limit = LIST_PAGE_SIZE, page = 1 } = query;
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

/** A page of the products that pass a filter, and what else there is to filter by. */
export async function findCards(
  { db }: Pick<Deps, 'db'>,
  catalogue: SearchableCatalogue,
  { filter, isOfMerchandise, sort, limit, page: asked, after }: AskedCards,
): Promise<Cards> {
  const readings = searchReadings(filter.searchQuery, catalogue.synonyms);
  const everything = await catalogue.groups([]);
  const scope = isOfMerchandise ? scopeOf(filter, everything) : 'all';
  const isMeant = ({ hsnCode, merchandise }: ListingGroup) =>
    catalogue.hasRate(hsnCode) && (scope === 'all' || merchandise);
  const searched = indexKinds((await catalogue.groups(readings)).filter(isMeant));
  const left = kindsLeft(searched, filter);
  const total = countIn(left);
  // What is left of every kind there is need not be told by kind.
  const kinds = left.length === everything.length ? null : left.map(({ kindId }) => kindId);
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const skip = after === null ? (Math.min(asked, lastPage) - 1) * limit : 0;
  const found =
    total === 0
      ? []
      : await findListings(
          db,
          { kinds, readings },
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
    success: true,
    // One that was taken off sale a moment ago may still be found; it is not shown.
    cards: page.flatMap(({ id }) => {
      const product = products.get(id);
      return product === undefined ? [] : [toProductCard(product)];
    }),
    total,
    cursor: found.length > limit && last !== undefined ? writeCursor(last.place) : null,
    facets: after === null ? countFacets(indexKinds(everything.filter(isMeant)), searched, filter) : null,
  };
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
    // The page is sorted by the database, which knows more orders.
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

/** What a cursor says; undefined for what is none. */
function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
