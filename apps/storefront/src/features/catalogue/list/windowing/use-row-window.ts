import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Row = Pick<VirtualItem, 'key' | 'index' | 'start'>;

type RowWindow = {
  readonly rows: readonly Row[];
  readonly height: number;
  readonly measureRow: (row: HTMLElement | null) => void;
};

type Heights = { readonly columns: number; readonly items: VirtualItem[] };

const FIRST_GUESS_PX = 420;
// For the Tab key and flicks.
const SPARE_ROWS = 1;

// Heights per history entry, to restore scrolling.
const remembered = new Map<string, Heights>();
const MOST_REMEMBERED = 20;

export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, columns: number): RowWindow {
  const { key } = useLocation();
  const top = useListTop(list);
  const typical = useRef(FIRST_GUESS_PX);
  const known = useState(() => heightsOf(key, columns))[0];
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan: SPARE_ROWS,
    scrollMargin: top,
    estimateSize: () => typical.current,
    initialMeasurementsCache: known,
    rangeExtractor: (range) => withFocusedRow(range, list.current),
  });
  const [first] = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    if (first !== undefined) typical.current = first.size;
  });
  // Heights depend on columns.
  const measuredFor = useRef(columns);
  useLayoutEffect(() => {
    if (measuredFor.current === columns) return;
    measuredFor.current = columns;
    virtualizer.measure();
  }, [virtualizer, columns]);
  useEffect(
    () => () => remember(key, { columns, items: virtualizer.measurementsCache }),
    [virtualizer, key, columns],
  );
  return {
    rows: virtualizer.getVirtualItems().map(({ key, index, start }) => ({ key, index, start: start - top })),
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
  };
}

function withFocusedRow(range: Range, list: HTMLElement | null): number[] {
  const rows = defaultRangeExtractor(range);
  const row = list?.contains(document.activeElement) && document.activeElement?.closest('[data-index]');
  const focused = row instanceof HTMLElement ? Number(row.dataset.index) : null;
  if (focused === null || focused >= range.count || rows.includes(focused)) return rows;
  return [...rows, focused].sort((one, other) => one - other);
}

/** Px; changes with content above. */
function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

function heightsOf(key: string, columns: number): VirtualItem[] {
  const heights = remembered.get(key);
  return heights?.columns === columns ? heights.items : [];
}

function remember(key: string, heights: Heights): void {
  remembered.delete(key);
  remembered.set(key, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
