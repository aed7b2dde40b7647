import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { lazy, Suspense, useState } from 'react';
import { filterPanelClass } from './use-panel-open.ts';
import type { FilterControl } from './use-product-filter.ts';

type FilterPlaceProps = {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether there is no room beside the grid. */
  readonly narrow: boolean;
  readonly filter: ProductFilter;
  readonly control: FilterControl;
  readonly index: ProductIndex<ProductView> | null;
  /** What the closing button of the sheet says: how many products the filters leave. */
  readonly shownText: string;
};

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** The filters beside the grid or in the thumb's reach; their code is fetched when they are first opened. */
export function FilterPlace({ id, open, onOpenChange, narrow, shownText, ...filtering }: FilterPlaceProps) {
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  if (narrow) {
    return (
      <Suspense>
        <FilterSheet open={open} onOpenChange={onOpenChange} shownText={shownText} {...filtering} />
      </Suspense>
    );
  }
  return (
    open && (
      <Suspense fallback={<div id={id} className={filterPanelClass} />}>
        <FilterPanel id={id} {...filtering} />
      </Suspense>
    )
  );
}
