import { Button } from '@ilaneer/ui/buttons/button';
import { cx } from '@ilaneer/ui/text/cx';
import { FilterSections } from './filter-sections.tsx';
import type { FilteredList } from './filtered-list.ts';
import { filterPanelClass } from './use-panel-state.ts';

type FilterPanelProps = { readonly id: string; readonly list: FilteredList };

export function FilterPanel({ id, list: { filter, control, index } }: FilterPanelProps) {
  return (
    <aside
      id={id}
      aria-label="Filters"
      className={cx(
        // Own layer: avoids repaints of visible cards.
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
