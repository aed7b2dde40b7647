import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { Button } from '@ilaneer/ui/buttons/button';
import { BottomSheet } from '@ilaneer/ui/layers/bottom-sheet';
import { FilterSections } from './filter-sections.tsx';
import type { FilterControl } from './use-product-filter.ts';

type FilterSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filter: ProductFilter;
  readonly control: FilterControl;
  readonly index: ProductIndex<ProductView> | null;
  /** What the closing button says: how many products the filters leave. */
  readonly shownText: string;
};

/** The filters in the thumb's reach; each takes effect at once, behind the sheet. */
export function FilterSheet({ open, onOpenChange, filter, control, index, shownText }: FilterSheetProps) {
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={control.clear}>
            Clear
          </Button>
          <Button className="grow" onClick={() => onOpenChange(false)}>
            {shownText}
          </Button>
        </div>
      }
    >
      <FilterSections filter={filter} onChange={control.change} index={index} />
    </BottomSheet>
  );
}
