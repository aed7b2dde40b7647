import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import type { CardActions } from '../cards/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '../cards/product-grid.tsx';
import { PRODUCTS_FAILED, useProducts } from '../get-all-products.ts';
import { useNarrowScreen } from '../use-narrow-screen.ts';

// A shop with few products never needs it.
const WindowedProductGrid = lazy(async () => ({
  default: (await import('./windowing/windowed-product-grid.tsx')).WindowedProductGrid,
}));

type ProductResultsProps = {
  /** The products to show; null until they are there. */
  readonly shown: readonly ProductView[] | null;
  /** How many there are without any filter. */
  readonly inAll: number;
  readonly colors: readonly string[];
  /** Whether an open filter panel stands beside the grid. */
  readonly beside: boolean;
  readonly eagerCount: number;
  readonly actions: CardActions;
  /** The words that were searched for, and the way to search for others. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onClear: () => void;
};

// Up to here every card can stand in the page, where the browser's own search finds it. A list that can be longer
// is always windowed: a search that narrows it to dozens would otherwise mount them all between two letters.
const MOST_AT_ONCE = 48;

/** The grid of what the filters leave, or the state that stands in its place. */
export function ProductResults({
  shown,
  inAll,
  colors,
  beside,
  eagerCount,
  actions,
  words,
  onSearch,
  onClear,
}: ProductResultsProps) {
  const narrow = useNarrowScreen();
  const products = useProducts();
  if (shown === null) {
    if (!products.isError) return <ProductGridSkeleton beside={beside} />;
    return (
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
    );
  }
  if (shown.length === 0) return <NoProducts words={words} onSearch={onSearch} onClear={onClear} />;
  const grid = { products: shown, colors, beside, eagerCount, actions };
  if (inAll <= MOST_AT_ONCE) return <ProductGrid {...grid} />;
  return (
    <Suspense fallback={<ProductGridSkeleton beside={beside} />}>
      <WindowedProductGrid {...grid} columns={narrow ? 2 : beside ? 3 : 4} />
    </Suspense>
  );
}

type NoProductsProps = {
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onClear: () => void;
};

/** What stands in place of a grid that the filters leave empty; a typing mistake can be put right by a press. */
function NoProducts({ words, onSearch, onClear }: NoProductsProps) {
  const correction = useSearchCorrection(words.trim());
  return (
    <StatePanel
      kind="empty"
      title="No products found matching your criteria."
      actions={
        <>
          {correction !== null && (
            <Button onClick={() => onSearch(correction)}>Search for “{correction}”</Button>
          )}
          <Button variant={correction === null ? 'primary' : 'secondary'} onClick={onClear}>
            Clear Filters
          </Button>
        </>
      }
    />
  );
}

const correctionQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-correction', words],
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) =>
      request<typeof searchProducts>('GET', '/search', { query: { q: words, limit: 1 }, signal }),
    select: (reply) => reply.correctedTo,
  });

/** What mistyped words probably mean; null when they mean what they say, or nothing. */
function useSearchCorrection(words: string): string | null {
  return useQuery({ ...correctionQuery(words), enabled: words !== '' }).data ?? null;
}
