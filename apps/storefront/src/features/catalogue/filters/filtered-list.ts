import type { getSearchSynonyms } from '@ilaneer/contract/catalogue/search';
import { LIST_PAGE_SIZE, listPages } from '@ilaneer/domain/catalogue/filter-in-address';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import type { Synonym } from '@ilaneer/domain/search/synonyms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import { useProductCards } from '../get-product-cards.ts';
import { productsInScope } from './catalogue-scope.ts';
import { type ShownList, useListPages } from './list-pages.ts';
import { type FilterControl, useProductFilter } from './use-product-filter.ts';

/** A list of products, and the filter that narrows it. */
export type FilteredList = ShownList & {
  /** The filter in force: what the controls show. */
  readonly filter: ProductFilter;
  readonly control: FilterControl;
};

/**
 * The products that a page is about, narrowed by the filter of its address (CATALOGUE-19): by the browser where it has
 * all of them, by the server where they are too many.
 */
export function useFilteredList(scope: ProductScope): FilteredList {
  const cards = useProductCards();
  const products = cards.data;
  const { filter, page: asked, control } = useProductFilter();
  // The list may lag behind while letters come fast; the search box and the ticks may not.
  const shownBy = useDeferredValue(filter);
  const pages = useListPages(scope, shownBy, asked, products === null);
  const whole = useMemo(
    () => (products === undefined || products === null ? null : productsInScope(scope, products, shownBy)),
    [products, shownBy, scope],
  );
  const synonyms = useSearchSynonyms(products === null ? '' : shownBy.searchQuery);
  const found = useMemo(
    () => (whole === null ? null : whole.find(shownBy, synonyms)),
    [whole, shownBy, synonyms],
  );
  const page = Math.min(asked, listPages(found?.length ?? 0));
  const shown = useMemo(
    () => (page === 1 ? found : (found?.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE) ?? null)),
    [found, page],
  );
  if (products === null) return { filter, control, ...pages };
  return {
    filter,
    control,
    index: whole,
    shown,
    count: found?.length ?? 0,
    page,
    fetchMore: null,
    shownBy,
    failure: cards.isError ? { busy: cards.isFetching, retry: () => void cards.refetch() } : null,
  };
}

const NONE: readonly Synonym[] = [];

export const synonymsQuery = queryOptions({
  queryKey: ['search-synonyms'],
  staleTime: LIST_STALE_MS,
  queryFn: ({ signal }) => request<typeof getSearchSynonyms>('GET', '/search-synonyms', { signal }),
  select: (reply): readonly Synonym[] => reply.synonyms,
});

/** What people call things, fetched with the first search; without it a search finds what it says. */
function useSearchSynonyms(search: string): readonly Synonym[] {
  return useQuery({ ...synonymsQuery, enabled: search.trim() !== '' }).data ?? NONE;
}
