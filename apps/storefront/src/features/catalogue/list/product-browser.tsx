import { FILTER_NAMES, resultsTitle } from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch, type ProductFilter, type ProductSort } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { addressOf } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CardActions } from '../cards/product-card.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { FilterPlace } from '../filters/filter-place.tsx';
import { countText } from '../filters/filter-values.ts';
import { type FilteredList, useFilteredList } from '../filters/filtered-list.ts';
import { PlainFilters } from '../filters/plain-filters.tsx';
import { type PanelState, usePanelState } from '../filters/use-panel-state.ts';
import type { FilterControl } from '../filters/use-product-filter.ts';
import { useNarrowScreen } from '../use-narrow-screen.ts';
import { ProductResults } from './product-results.tsx';

type ProductBrowserProps = {
  readonly heading: (text: string) => ReactNode;
  readonly name: string;
  readonly scope: ProductScope;
  readonly eagerCount: number;
  readonly panelOpenAtFirst?: boolean;
  readonly actions: CardActions;
};

/** State in the address (CATALOGUE-19). */
export function ProductBrowser({
  heading,
  name,
  scope,
  eagerCount,
  panelOpenAtFirst = false,
  actions,
}: ProductBrowserProps) {
  const narrow = useNarrowScreen();
  const panel = usePanelState(panelOpenAtFirst);
  const top = useRef<HTMLDivElement>(null);
  const filtered = useFilteredList(scope);
  const control = useBackToTop(filtered.control, top);
  const list = { ...filtered, control };
  const { correctedTo, shownBy } = list;

  return (
    <div ref={top} className="scroll-mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {heading(isSearch(shownBy) ? resultsTitle(correctedTo ?? shownBy.searchQuery) : name)}
        <p role="status" className="min-h-7 w-full text-palm-soft tabular-nums sm:w-auto">
          {list.shown !== null && countText(list.count)}
        </p>
        {correctedTo !== null && (
          <p className="w-full text-palm-soft">
            {`Nothing matches “${shownBy.searchQuery.trim()}”, so these are the results for “${correctedTo}”.`}
          </p>
        )}
      </div>
      <div className="mt-5 grid gap-4 sm:mt-6">
        <ListForm>
          <CatalogueToolbar panel={panel} list={list} />
          {/* React ignores noscript content. */}
          <noscript>
            {import.meta.env.SSR && <PlainFilters filter={list.filter} index={list.index} />}
          </noscript>
        </ListForm>
        <ActiveFilters filter={list.filter} onChange={control.change} />
      </div>
      <div className="mt-6 flex items-start gap-8 sm:mt-8">
        <FilterPlace panel={panel} narrow={narrow} list={list} />
        <div className="min-w-0 grow">
          <h2 className="sr-only">Products</h2>
          <ProductResults
            list={list}
            beside={panel.isAwaited ? 'where there is room' : panel.isOpen && !narrow}
            eagerCount={eagerCount}
            actions={actions}
          />
        </div>
      </div>
    </div>
  );
}

/** Scrolls to the list's top after a change; measured before it. */
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

/** Without scripts. */
function ListForm({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <form action={addressOf(pathname)} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

type CatalogueToolbarProps = { readonly panel: PanelState; readonly list: FilteredList };

function CatalogueToolbar({ panel, list: { filter, control } }: CatalogueToolbarProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-3 min-[769px]:flex min-[769px]:gap-3 min-[769px]:items-center">
      <search className="col-span-2 min-[769px]:order-1 min-[769px]:max-w-md min-[769px]:grow">
        <TextField
          type="search"
          name={FILTER_NAMES.searchQuery}
          autoComplete="off"
          icon="search"
          label="Search products"
          hideLabel
          placeholder="Search products..."
          enterKeyHint="search"
          value={filter.searchQuery}
          onChange={(event) => control.search(event.target.value)}
        />
      </search>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={panel.isOpen}
        aria-controls={panel.isOpen ? panel.id : undefined}
        onClick={() => panel.setOpen(!panel.isOpen)}
        className="self-stretch whitespace-nowrap noscript:hidden"
      >
        <Icon name="filter" className="size-5" />
        {panel.isOpen ? 'Hide Filters' : 'Show Filters'}
      </Button>
      <SelectField
        label="Sort products"
        hideLabel
        name={FILTER_NAMES.sortBy}
        value={filter.sortBy}
        onChange={({ target }) => {
          const chosen = sortsOf(filter).find(({ value }) => value === target.value);
          if (chosen !== undefined) control.change({ sortBy: chosen.value });
        }}
        className="min-[769px]:order-2 min-[769px]:ml-auto min-[769px]:w-56"
      >
        {sortsOf(filter).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type Sort = { readonly value: ProductSort; readonly label: string };

/** Searches add relevance. */
function sortsOf(filter: ProductFilter): readonly Sort[] {
  return isSearch(filter) ? [{ value: 'relevance', label: 'Best Match' }, ...SORTS] : SORTS;
}

const SORTS: readonly Sort[] = [
  { value: 'name', label: 'Sort By (name)' },
  { value: 'price-low-to-high', label: 'Price Low to High' },
  { value: 'price-high-to-low', label: 'Price High to Low' },
  { value: 'newest', label: 'Newest First' },
];
