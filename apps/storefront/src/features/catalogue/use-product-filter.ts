import { NO_FILTER, type ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter } from './filter-in-url.ts';

/** The filter in the address, and the ways to change it. */
export type FilterControl = {
  readonly filter: ProductFilter;
  /** Changes a part; the former state stays one step back in the browser's history. */
  readonly change: (part: Partial<ProductFilter>) => void;
  /** Changes the search words in place: each letter is no step of its own. */
  readonly search: (words: string) => void;
  /** Takes every filter and the search away; the sort order stays. */
  readonly clear: () => void;
};

/** The filter of the page's address, so that back, reload and a shared link show the same list. */
export function useProductFilter(): FilterControl {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const change = (part: Partial<ProductFilter>) =>
    setSearch((now) => writeFilter({ ...readFilter(now), ...part }), { preventScrollReset: true });
  return {
    filter,
    change,
    search: (words) =>
      setSearch((now) => writeFilter({ ...readFilter(now), searchQuery: words }), {
        preventScrollReset: true,
        replace: true,
      }),
    clear: () => change({ ...NO_FILTER, sortBy: filter.sortBy }),
  };
}
