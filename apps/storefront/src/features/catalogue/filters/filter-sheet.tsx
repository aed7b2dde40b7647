import { Button } from '@ilaneer/ui/buttons/button';
import { BottomSheet } from '@ilaneer/ui/layers/bottom-sheet';
import { FilterSections } from './filter-sections.tsx';
import { countText } from './filter-values.ts';
import type { FilteredList } from './filtered-list.ts';
import type { PanelState } from './use-panel-state.ts';

type FilterSheetProps = { readonly panel: PanelState; readonly list: FilteredList };

export function FilterSheet({ panel: { isOpen, setOpen }, list }: FilterSheetProps) {
  const { filter, control, index, shown } = list;
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={setOpen}
      title="Filters"
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={control.clear}>
            Clear
          </Button>
          <Button className="grow" onClick={() => setOpen(false)}>
            {shown === null ? 'Show products' : `Show ${countText(shown.length)}`}
          </Button>
        </div>
      }
    >
      <FilterSections filter={filter} onChange={control.change} index={index} />
    </BottomSheet>
  );
}
