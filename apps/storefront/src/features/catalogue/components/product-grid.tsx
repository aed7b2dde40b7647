import type { ProductView } from '@ilaneer/contract/product-view';
import { cx } from '@ilaneer/ui/cx';
import { Skeleton } from '@ilaneer/ui/skeleton';
import { type CardActions, ProductCard } from './product-card.tsx';

/** 4 columns, 3 beside an open panel, 2 up to 768 px (part 1 section 2.6). */
function gridClass(beside: boolean): string {
  return cx(
    'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10 lg:gap-x-6',
    beside ? 'min-[769px]:grid-cols-3' : 'min-[769px]:grid-cols-4',
  );
}

type ProductGridProps = CardActions & {
  readonly products: readonly ProductView[];
  readonly colors?: readonly string[];
  /** Whether an open filter panel stands beside the grid. */
  readonly beside?: boolean;
  /** How many cards are in sight when the page opens. */
  readonly eagerCount?: number;
};

/** Products side by side. */
export function ProductGrid({
  products,
  beside = false,
  eagerCount = 0,
  colors = [],
  ...actions
}: ProductGridProps) {
  return (
    <ul className={gridClass(beside)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} colors={colors} eager={index < eagerCount} {...actions} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The grid while its products are on their way. */
export function ProductGridSkeleton({ beside }: { readonly beside: boolean }) {
  return (
    <div>
      <p role="status" className="mb-5 text-palm-soft">
        Loading products...
      </p>
      <div className={gridClass(beside)}>
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-4 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-4 h-6 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
