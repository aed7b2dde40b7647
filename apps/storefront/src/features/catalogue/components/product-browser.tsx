import type { ProductView } from '@ilaneer/contract/product-view';
import { filterProducts } from '@ilaneer/domain/catalogue/filter-products';
import { Button } from '@ilaneer/ui/button';
import { StatePanel } from '@ilaneer/ui/state-panel';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { PRODUCTS_FAILED, useProducts } from '../api/get-all-products.ts';
import { useNarrowScreen } from '../use-narrow-screen.ts';
import { useProductFilter } from '../use-product-filter.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { CardActions } from './product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

type ProductBrowserProps = CardActions & {
  /** The list's heading; the count of shown items stands beside it. */
  readonly heading: ReactNode;
  /** The products that this list is about, given the chosen categories. Must be a stable function. */
  readonly scopeOf: (
    products: readonly ProductView[],
    categories: readonly string[],
  ) => readonly ProductView[];
  /** How many cards are in sight when the page opens. */
  readonly eagerCount: number;
};

/** A product grid with its filters, search and sort order, which all live in the address (part 1 section 2.6). */
export function ProductBrowser({ heading, scopeOf, eagerCount, ...actions }: ProductBrowserProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const narrow = useNarrowScreen();
  const products = useProducts();
  const control = useProductFilter();
  // The list may lag behind while letters come fast; the search box and the ticks may not.
  const filter = useDeferredValue(control.filter);
  const scope = useMemo(
    () => (products.data === undefined ? null : scopeOf(products.data, filter.categories)),
    [products.data, filter.categories, scopeOf],
  );
  const shown = useMemo(() => (scope === null ? null : filterProducts(scope, filter)), [scope, filter]);
  const beside = open && !narrow;

  return (
    <div>
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
          words={control.filter.searchQuery}
          onSearch={control.search}
          sort={control.filter.sortBy}
          onSort={(sortBy) => control.change({ sortBy })}
        />
        <ActiveFilters filter={control.filter} onChange={control.change} />
      </div>
      <div className="mt-6 flex items-start gap-8 sm:mt-8">
        {beside && <FilterPanel id={panelId} control={control} scope={scope} onClear={control.clear} />}
        {narrow && (
          <FilterSheet
            open={open}
            onOpenChange={setOpen}
            control={control}
            scope={scope}
            onClear={control.clear}
            shownText={shown === null ? 'Show products' : `Show ${countText(shown.length)}`}
          />
        )}
        <div className="min-w-0 grow">
          <h2 className="sr-only">Products</h2>
          {shown === null ? (
            products.isError ? (
              <StatePanel
                kind="error"
                title="Error loading products"
                text={PRODUCTS_FAILED}
                actions={
                  <Button busy={products.isFetching} onClick={() => void products.refetch()}>
                    Try Again
                  </Button>
                }
              />
            ) : (
              <ProductGridSkeleton beside={beside} />
            )
          ) : shown.length === 0 ? (
            <StatePanel
              kind="empty"
              title="No products found matching your criteria."
              actions={<Button onClick={control.clear}>Clear Filters</Button>}
            />
          ) : (
            <ProductGrid
              products={shown}
              colors={filter.colors}
              beside={beside}
              eagerCount={eagerCount}
              {...actions}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
