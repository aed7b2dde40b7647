import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { Button } from '@ilaneer/ui/buttons/button';
import { cx } from '@ilaneer/ui/text/cx';
import { FilterSections } from './filter-sections.tsx';
import { filterPanelClass } from './use-panel-open.ts';
import type { FilterControl } from './use-product-filter.ts';

type FilterPanelProps = {
  readonly id: string;
  readonly filter: ProductFilter;
  readonly control: FilterControl;
  readonly index: ProductIndex<ProductView> | null;
};

/** The filters beside the grid. */
export function FilterPanel({ id, filter, control, index }: FilterPanelProps) {
  return (
    <aside
      id={id}
      aria-label="Filters"
      className={cx(
        // Above the cards: below them, the browser would draw all in sight again whenever a row comes or goes.
        'z-1',
        'sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-lg bg-kernel px-4 shadow-sm lg:px-5',
        filterPanelClass,
      )}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-2 bg-kernel pt-3 pb-1">
        <h2 className="text-xl">Filters</h2>
        <Button variant="quiet" size="sm" className="-mr-2" onClick={control.clear}>
          Clear
        </Button>
      </div>
      <FilterSections filter={filter} onChange={control.change} index={index} />
    </aside>
  );
}
