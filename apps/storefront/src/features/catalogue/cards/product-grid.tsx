import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useLateLayout, useTakenOver } from '@ilaneer/ui/layers/use-taken-over';
import { cx } from '@ilaneer/ui/text/cx';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import { memo, Suspense, useDeferredValue } from 'react';
import { type CardActions, ProductCard } from './product-card.tsx';

/** Panel beside the grid. */
export type Beside = boolean | 'where there is room';

type ProductGridProps = {
  readonly products: readonly ProductCardView[];
  readonly colors?: readonly string[];
  readonly beside?: Beside;
  readonly eagerCount?: number;
  readonly actions: CardActions;
};

const NO_COLORS: readonly string[] = [];

const FIRST_DRAWN = 8;
// Above the fold on phones.
const FIRST_LAID_OUT = 4;
// Estimates.
const CARD_HEIGHTS =
  '[--late-height:23rem] sm:[--late-height:33rem] lg:[--late-height:26rem] xl:[--late-height:29rem]';

export const ProductGrid = memo(
  ({ products, beside = false, eagerCount = 0, colors = NO_COLORS, actions }: ProductGridProps) => {
    // All at once on served pages.
    const drawn = useDeferredValue(products, useTakenOver() ? products.slice(0, FIRST_DRAWN) : products);
    const late = useLateLayout();
    return (
      <>
        <ul className={cx(gridClass(beside), CARD_HEIGHTS)}>
          {drawn.map((product, index) => (
            <li key={product.id} className={index < FIRST_LAID_OUT ? undefined : late}>
              <Suspense>
                <ProductCard product={product} colors={colors} eager={index < eagerCount} actions={actions} />
              </Suspense>
            </li>
          ))}
        </ul>
        <CardAnnouncement text={actions.announcement} />
      </>
    );
  },
);

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

type SkeletonProps = { readonly beside: Beside; readonly count?: number };

export function ProductGridSkeleton({ beside, count = PLACES.length }: SkeletonProps) {
  return (
    <div>
      <p role="status" className="mb-5 text-palm-soft">
        Loading products...
      </p>
      <div className={gridClass(beside)}>
        {PLACES.slice(0, count).map((place) => (
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

export function CardAnnouncement({ text }: { readonly text: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

/** CATALOGUE-23. */
export function gridClass(beside: Beside): string {
  return cx(
    'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10 lg:gap-x-6',
    beside === true && 'wide:grid-cols-3',
    beside === false && 'wide:grid-cols-4',
    beside === 'where there is room' && 'max-lg:wide:grid-cols-4 lg:grid-cols-3',
  );
}
