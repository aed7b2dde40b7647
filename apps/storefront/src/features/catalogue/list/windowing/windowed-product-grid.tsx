import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { cx } from '@ilaneer/ui/text/cx';
import { memo, useEffect, useRef } from 'react';
import { type CardActions, ProductCard } from '../../cards/product-card.tsx';
import { type Beside, CardAnnouncement, gridClass } from '../../cards/product-grid.tsx';
import { useNarrowScreen } from '../../use-narrow-screen.ts';
import { useRowWindow } from './use-row-window.ts';

type WindowedProductGridProps = {
  readonly products: readonly ProductCardView[];
  readonly count: number;
  /** Null when complete or loading. */
  readonly fetchMore: (() => void) | null;
  readonly colors: readonly string[];
  readonly beside: Beside;
  readonly eagerCount: number;
  readonly actions: CardActions;
};

/** For large lists; `npm run bench` measures `changes` and `frames` with 10,000 products. */
export const WindowedProductGrid = memo(
  ({ products, count, fetchMore, colors, beside, eagerCount, actions }: WindowedProductGridProps) => {
    const columns = columnsOf(useNarrowScreen(), beside);
    const list = useRef<HTMLDivElement>(null);
    const end = useRef<HTMLParagraphElement>(null);
    const { rows, height, measureRow } = useRowWindow(list, Math.ceil(products.length / columns), columns);
    const lastRow = rows.at(-1)?.index ?? 0;
    const isNearEnd = (lastRow + ROWS_AHEAD) * columns >= products.length;
    useEffect(() => {
      if (isNearEnd) fetchMore?.();
    }, [isNearEnd, fetchMore]);
    return (
      <>
        <button
          type="button"
          className="sr-only focus-visible:not-sr-only focus-visible:mb-4 focus-visible:rounded-full focus-visible:bg-kernel focus-visible:px-4"
          onClick={() => end.current?.focus()}
        >
          Skip the list
        </button>
        {/* biome-ignore-start lint/a11y/useSemanticElements: between a ul and its li no row could stand */}
        <div ref={list} role="list" className="relative" style={{ height }}>
          {rows.map((row) => (
            <div
              key={row.key}
              ref={measureRow}
              role="presentation"
              data-index={row.index}
              className={cx(gridClass(beside), 'absolute inset-x-0 top-0 pb-8 sm:pb-10')}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {products.slice(row.index * columns, (row.index + 1) * columns).map((product, column) => {
                const place = row.index * columns + column;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: re-sorting reuses the visible cards for other products
                  <div key={column} role="listitem" aria-posinset={place + 1} aria-setsize={count}>
                    <ProductCard
                      product={product}
                      colors={colors}
                      eager={place < eagerCount}
                      actions={actions}
                    />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
        <p ref={end} tabIndex={-1} className="sr-only">
          End of the list
        </p>
        <CardAnnouncement text={actions.announcement} />
      </>
    );
  },
);

// Prefetch distance, about two screens.
const ROWS_AHEAD = 6;

// As in gridClass.
function columnsOf(narrow: boolean, beside: Beside): number {
  if (narrow) return 2;
  return beside === true ? 3 : 4;
}
