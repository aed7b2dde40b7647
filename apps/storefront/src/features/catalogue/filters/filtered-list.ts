import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { getSearchSynonyms } from '@ilaneer/contract/catalogue/search';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import type { Synonym } from '@ilaneer/domain/search/synonyms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import { useProductCards } from '../get-product-cards.ts';
import type { CatalogueScope } from './catalogue-scope.ts';
import { type FilterControl, useProductFilter } from './use-product-filter.ts';

/** A list of products, and the filter that narrows it. */
export type FilteredList = {
  /** The filter in force: what the controls show. */
  readonly filter: ProductFilter;
  readonly control: FilterControl;
  /** What there is to filter; null until it is there. */
  readonly index: ProductIndex<ProductCardView> | null;
  /** What the filter leaves; null until it is there. */
  readonly shown: readonly ProductCardView[] | null;
  /** The filter that left it, which may be a former one while letters come fast. */
  readonly shownBy: ProductFilter;
};

/** The products that a page is about, narrowed by the filter of its address (CATALOGUE-19). */
export function useFilteredList(scopeOf: CatalogueScope): FilteredList {
  const products = useProductCards().data;
  const { filter, control } = useProductFilter();
  // The list may lag behind while letters come fast; the search box and the ticks may not.
  const shownBy = useDeferredValue(filter);
  const index = useMemo(
    () => (products === undefined ? null : scopeOf(products, shownBy)),
    [products, shownBy, scopeOf],
  );
  const synonyms = useSearchSynonyms(shownBy.searchQuery);
  const shown = useMemo(
    () => (index === null ? null : index.find(shownBy, synonyms)),
    [index, shownBy, synonyms],
  );
  return { filter, control, index, shown, shownBy };
}

const NONE: readonly Synonym[] = [];

const synonymsQuery = queryOptions({
  queryKey: ['search-synonyms'],
  staleTime: LIST_STALE_MS,
  queryFn: ({ signal }) => request<typeof getSearchSynonyms>('GET', '/search-synonyms', { signal }),
  select: (reply): readonly Synonym[] => reply.synonyms,
});

/** What people call things, fetched with the first search; without it a search finds what it says. */
function useSearchSynonyms(search: string): readonly Synonym[] {
  return useQuery({ ...synonymsQuery, enabled: search.trim() !== '' }).data ?? NONE;
}
