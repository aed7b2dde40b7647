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

export type Offered = Pick<
  ProductIndex<ProductCardView>,
  'size' | 'categoryIds' | 'colors' | 'origins' | 'prices'
>;

export type ShownList = {
  readonly index: Offered | null;
  readonly shown: readonly ProductCardView[] | null;
  readonly count: number;
  readonly correctedTo: string | null;
  readonly page: number;
  readonly fetchMore: (() => void) | null;
  /** May lag behind. */
  readonly shownBy: ProductFilter;
  /** Nothing loaded. */
  readonly failure: { readonly busy: boolean; readonly retry: () => void } | null;
};

const LONGEST_SEARCH = 200;

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
      // Old links may exceed the last page.
      return from <= last ? first : ask(cardsQueryOf(scope, filter, last));
    },
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** Keeps the former while loading. */
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
