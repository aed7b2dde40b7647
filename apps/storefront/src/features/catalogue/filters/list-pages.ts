import type {
  getProductCards,
  ProductCardView,
  ProductFacets,
} from '@ilaneer/contract/catalogue/product-card';
import { listPages, writeFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import type { ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import type { CardsQuery } from '../get-product-cards.ts';

/** What there is to filter. */
export type Offered = Pick<
  ProductIndex<ProductCardView>,
  'size' | 'categoryIds' | 'colors' | 'origins' | 'prices'
>;

/** What a list shows. */
export type ShownList = {
  /** Null until it is there. */
  readonly index: Offered | null;
  /** What the filter leaves, or as much of it as is there; null until there is something. */
  readonly shown: readonly ProductCardView[] | null;
  /** How many products the filter leaves. */
  readonly count: number;
  /** The words that were searched for where nothing answers the typed ones. */
  readonly correctedTo: string | null;
  /** Which page of them is shown, where the address names one; the first goes on as far as somebody scrolls. */
  readonly page: number;
  /** Fetches more of them; null when all are there, or on their way. */
  readonly fetchMore: (() => void) | null;
  /** The filter that left it, which may be a former one while letters come fast. */
  readonly shownBy: ProductFilter;
  /** Where nothing could be fetched. */
  readonly failure: { readonly busy: boolean; readonly retry: () => void } | null;
};

const LONGEST_SEARCH = 200;

/** A filter as the server understands it: in the words of an address. */
export function cardsQueryOf(scope: ProductScope, filter: ProductFilter, page: number): CardsQuery {
  const { searchQuery } = filter;
  return {
    ...Object.fromEntries(
      writeFilter({ ...filter, searchQuery: searchQuery.trim().slice(0, LONGEST_SEARCH) }),
    ),
    scope,
    ...(page > 1 && { page }),
  };
}

/** The pages of a list that the server filters, the first of them counted from 1. */
export const listPagesQuery = (scope: ProductScope, filter: ProductFilter, from: number) => {
  const query = cardsQueryOf(scope, filter, from);
  return infiniteQueryOptions({
    queryKey: ['product-cards', 'pages', query],
    staleTime: LIST_STALE_MS,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const ask = (page: CardsQuery) =>
        request<typeof getProductCards>('GET', '/product-cards', { query: page, signal });
      if (pageParam !== '') return ask({ ...query, cursor: pageParam });
      const first = await ask(query);
      const last = listPages(first.total);
      // An old link may lead behind the last page of what is left.
      return from <= last ? first : ask(cardsQueryOf(scope, filter, last));
    },
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** What a list shows of the pages that are there. While others are on their way it stays as it is. */
export function useListPages(
  scope: ProductScope,
  filter: ProductFilter,
  from: number,
  enabled: boolean,
): ShownList {
  const pages = useInfiniteQuery({
    ...listPagesQuery(scope, filter, from),
    enabled,
    placeholderData: keepPreviousData,
  });
  const [first] = pages.data?.pages ?? [];
  const facets = first?.facets ?? null;
  const index = useMemo(() => (facets === null ? null : offeredBy(facets)), [facets]);
  const shown = useMemo(() => pages.data?.pages.flatMap(({ cards }) => cards) ?? null, [pages.data]);
  const count = first?.total ?? 0;
  const page = Math.min(from, listPages(count));
  const mayFetch = from === 1 && pages.hasNextPage && !pages.isFetching;
  return {
    index,
    shown,
    count,
    correctedTo: first?.correctedTo ?? null,
    page,
    fetchMore: mayFetch ? () => void pages.fetchNextPage() : null,
    shownBy: filter,
    failure: pages.isError ? { busy: pages.isFetching, retry: () => void pages.refetch() } : null,
  };
}

function offeredBy({ categories, colors, origins, prices, count }: ProductFacets): Offered {
  return {
    size: count,
    categoryIds: new Set(categories.map(({ value }) => value)),
    colors: colors.map(({ value }) => value),
    origins: origins.map(({ value }) => value),
    prices,
  };
}
