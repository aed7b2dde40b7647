import { LIST_PAGE_SIZE, listPages, listPath } from '@ilaneer/domain/catalogue/filter-in-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useTakenOver } from '@ilaneer/ui/layers/use-taken-over';
import { Pagination } from '@ilaneer/ui/navigation/pagination';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../../lib/page-link.tsx';
import type { CardActions } from '../cards/product-card.tsx';
import { type Beside, ProductGrid, ProductGridSkeleton } from '../cards/product-grid.tsx';
import type { FilteredList } from '../filters/filtered-list.ts';
import { PRODUCTS_FAILED } from '../get-product-cards.ts';

const WindowedProductGrid = lazy(async () => ({
  default: (await import('./windowing/windowed-product-grid.tsx')).WindowedProductGrid,
}));

type ProductResultsProps = {
  readonly list: FilteredList;
  readonly beside: Beside;
  readonly eagerCount: number;
  readonly actions: CardActions;
};

// Up to a page, browser search finds all cards. Longer lists are windowed, also when narrowed: typing would
// mount dozens.
const MOST_AT_ONCE = LIST_PAGE_SIZE;

export function ProductResults({ list, beside, eagerCount, actions }: ProductResultsProps) {
  const { shown, shownBy } = list;
  const takenOver = useTakenOver();
  if (shown === null) {
    if (list.failure === null) return <ProductGridSkeleton beside={beside} />;
    return (
      <StatePanel
        kind="error"
        title="Error loading products"
        text={PRODUCTS_FAILED}
        actions={
          <Button busy={list.failure.busy} onClick={list.failure.retry}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (shown.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title="No products found matching your criteria."
        actions={<Button onClick={list.control.clear}>Clear Filters</Button>}
      />
    );
  }
  const grid = { products: shown, colors: shownBy.colors, beside, eagerCount, actions };
  if ((list.index?.size ?? 0) <= MOST_AT_ONCE) return <ProductGrid {...grid} />;
  // Windows need a screen.
  if (!takenOver || list.page > 1) {
    return (
      <>
        <ProductGrid {...grid} products={shown.slice(0, MOST_AT_ONCE)} />
        <ListPages list={list} />
      </>
    );
  }
  return (
    <Suspense fallback={<ProductGridSkeleton beside={beside} />}>
      <WindowedProductGrid {...grid} count={list.count} fetchMore={list.fetchMore} />
    </Suspense>
  );
}

/** Numbered pages, without scripts. */
function ListPages({ list: { filter, page, count } }: Pick<ProductResultsProps, 'list'>) {
  const { pathname } = useLocation();
  return (
    <Pagination
      label="Products"
      page={page}
      pages={listPages(count)}
      linkTo={(to) => <PageLink to={listPath(pathname, filter, to)} />}
      className="mt-12"
    />
  );
}
