import { cx } from '@ilaneer/ui/text/cx';
import { lazy, Suspense, useState } from 'react';
import type { FilteredList } from './filtered-list.ts';
import { filterPanelClass, type PanelState } from './use-panel-state.ts';

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

type FilterPlaceProps = {
  readonly panel: PanelState;
  readonly narrow: boolean;
  readonly list: FilteredList;
};

/** Loaded on first opening. */
export function FilterPlace({ panel, narrow, list }: FilterPlaceProps) {
  const { id, isOpen } = panel;
  const [asked, setAsked] = useState(isOpen);
  if (isOpen && !asked) setAsked(true);
  if (panel.isAwaited) return <div className={cx(filterPanelClass, 'max-lg:hidden')} />;
  if (!asked) return null;
  if (narrow) {
    return (
      <Suspense>
        <FilterSheet panel={panel} list={list} />
      </Suspense>
    );
  }
  return (
    isOpen && (
      <Suspense fallback={<div id={id} className={filterPanelClass} />}>
        <FilterPanel id={id} list={list} />
      </Suspense>
    )
  );
}
