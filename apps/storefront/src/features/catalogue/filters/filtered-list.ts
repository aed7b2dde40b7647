import { LIST_PAGE_SIZE, listPages } from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch, type ProductFilter, searchedFor } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useProductCards } from '../get-product-cards.ts';
import { productsInScope } from './catalogue-scope.ts';
import { type ShownList, useListPages } from './list-pages.ts';
import { type FilterControl, useProductFilter } from './use-product-filter.ts';

export type FilteredList = ShownList & {
  readonly filter: ProductFilter;
  readonly control: FilterControl;
};

/** CATALOGUE-19: locally, or by the server for large catalogues and searches (CATALOGUE-43). */
export function useFilteredList(scope: ProductScope): FilteredList {
  const cards = useProductCards();
  const products = cards.data;
  const { filter, page: asked, control } = useProductFilter();
  // Deferred, to keep typing responsive.
  const shownBy = useDeferredValue(filter);
  const settled = useSettledSearch(shownBy);
  const isServed = products === null || isSearch(settled);
  const pages = useListPages(scope, settled, asked, isServed);
  const whole = useMemo(
    () => (products === undefined || products === null ? null : productsInScope(scope, products, settled)),
    [products, settled, scope],
  );
  const found = useMemo(
    () => (whole === null || isServed ? null : whole.find(settled)),
    [whole, settled, isServed],
  );
  const page = Math.min(asked, listPages(found?.length ?? 0));
  const shown = useMemo(
    () => (page === 1 ? found : (found?.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE) ?? null)),
    [found, page],
  );
  // Until the first answer.
  if (isServed) return { filter, control, ...pages, index: pages.index ?? whole };
  return {
    filter,
    control,
    index: whole,
    shown,
    count: found?.length ?? 0,
    correctedTo: null,
    page,
    fetchMore: null,
    shownBy: settled,
    failure: cards.isError ? { busy: cards.isFetching, retry: () => void cards.refetch() } : null,
  };
}

const TYPING_PAUSE_MS = 150;

function useSettledSearch(filter: ProductFilter): ProductFilter {
  const { searchQuery } = filter;
  const [settled, setSettled] = useState(searchQuery);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(searchQuery), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [searchQuery]);
  return useMemo(() => searchedFor(filter, settled), [filter, settled]);
}
