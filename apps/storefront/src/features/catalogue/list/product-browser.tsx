import type { getSearchSynonyms } from '@ilaneer/contract/catalogue/search';
import type { Synonym } from '@ilaneer/domain/search/synonyms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import type { CardActions } from '../cards/product-card.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import type { CatalogueScope } from '../filters/catalogue-scope.ts';
import { FilterPlace } from '../filters/filter-place.tsx';
import { countText } from '../filters/filter-values.ts';
import { usePanelOpen } from '../filters/use-panel-open.ts';
import { type FilterControl, useProductFilter } from '../filters/use-product-filter.ts';
import { useProducts } from '../get-all-products.ts';
import { useNarrowScreen } from '../use-narrow-screen.ts';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { ProductResults } from './product-results.tsx';

type ProductBrowserProps = {
  /** The list's heading; the count of shown items stands beside it. */
  readonly heading: ReactNode;
  /** The products that this list is about. */
  readonly scopeOf: CatalogueScope;
  /** How many cards are in sight when the page opens. */
  readonly eagerCount: number;
  /** Whether the filters stand open beside the grid from the start, where there is room. */
  readonly panelOpenAtFirst?: boolean;
  /** The controls of every card. */
  readonly actions: CardActions;
};

/** A product grid with its filters, search and sort order, which all live in the address (CATALOGUE-19). */
export function ProductBrowser({
  heading,
  scopeOf,
  eagerCount,
  panelOpenAtFirst = false,
  actions,
}: ProductBrowserProps) {
  const panelId = useId();
  const narrow = useNarrowScreen();
  const [open, setOpen] = usePanelOpen(panelOpenAtFirst);
  const products = useProducts();
  const top = useRef<HTMLDivElement>(null);
  const { filter: inForce, control: plain } = useProductFilter();
  const control = useBackToTop(plain, top);
  // The list may lag behind while letters come fast; the search box and the ticks may not.
  const filter = useDeferredValue(inForce);
  const index = useMemo(
    () => (products.data === undefined ? null : scopeOf(products.data, filter)),
    [products.data, filter, scopeOf],
  );
  const synonyms = useSearchSynonyms(filter.searchQuery);
  const shown = useMemo(
    () => (index === null ? null : index.find(filter, synonyms)),
    [index, filter, synonyms],
  );

  return (
    <div ref={top} className="scroll-mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {heading}
        <p role="status" className="min-h-7 w-full text-palm-soft tabular-nums sm:w-auto">
          {shown !== null && countText(shown.length)}
        </p>
      </div>
      <div className="mt-5 grid gap-4 sm:mt-6">
        <CatalogueToolbar
          panelId={panelId}
          panelOpen={open}
          onTogglePanel={() => setOpen(!open)}
          words={inForce.searchQuery}
          onSearch={control.search}
          sort={inForce.sortBy}
          onSort={(sortBy) => control.change({ sortBy })}
        />
        <ActiveFilters filter={inForce} onChange={control.change} />
      </div>
      <div className="mt-6 flex items-start gap-8 sm:mt-8">
        <FilterPlace
          id={panelId}
          open={open}
          onOpenChange={setOpen}
          narrow={narrow}
          filter={inForce}
          control={control}
          index={index}
          shownText={shown === null ? 'Show products' : `Show ${countText(shown.length)}`}
        />
        <div className="min-w-0 grow">
          <h2 className="sr-only">Products</h2>
          <ProductResults
            shown={shown}
            inAll={index?.size ?? 0}
            colors={filter.colors}
            beside={open && !narrow}
            eagerCount={eagerCount}
            actions={actions}
            words={filter.searchQuery}
            onSearch={control.search}
            onClear={control.clear}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * A filter control whose changes bring the list's beginning into sight, once the page has followed. Where that is gets
 * looked at before the change, while the browser knows it.
 */
function useBackToTop(control: FilterControl, top: RefObject<HTMLElement | null>): FilterControl {
  const isAbove = useRef(false);
  useEffect(() => {
    if (!isAbove.current) return;
    isAbove.current = false;
    top.current?.scrollIntoView({ behavior: 'instant' });
  });
  return useMemo(() => {
    const ask =
      <Input extends unknown[]>(act: (...input: Input) => void) =>
      (...input: Input) => {
        isAbove.current = (top.current?.getBoundingClientRect().top ?? 0) < 0;
        act(...input);
      };
    return { change: ask(control.change), search: ask(control.search), clear: ask(control.clear) };
  }, [control, top]);
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
