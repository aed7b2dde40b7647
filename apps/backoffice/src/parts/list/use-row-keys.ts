import type { RefObject } from 'react';
import { useShortcuts } from '../keys/shortcuts.ts';
import type { Selection } from './use-selection.ts';

/** j/k move, x selects; Enter is the row's link. */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  selection: Selection | null,
): void {
  const rowAt = (index: number) => body.current?.querySelectorAll<HTMLElement>('[data-row]')[index] ?? null;
  const current = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    return row === undefined ? -1 : ids.indexOf(row);
  };
  const focusRow = (index: number) => {
    const row = rowAt(Math.max(0, Math.min(index, ids.length - 1)));
    // The checkbox precedes the link.
    const part = row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector('input, button, a');
    if (part instanceof HTMLElement) part.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (upTo: boolean) => {
    const id = ids[current()];
    if (id !== undefined) selection?.toggle(id, upTo);
  };
  useShortcuts('This list', [
    { keys: 'j', label: 'Next row', repeats: true, run: () => focusRow(current() + 1) },
    {
      keys: 'k',
      label: 'Previous row',
      repeats: true,
      run: () => focusRow(current() === -1 ? 0 : current() - 1),
    },
    ...(selection === null
      ? []
      : [
          { keys: 'x', label: 'Select the row', run: () => choose(false) },
          { keys: 'Shift+X', label: 'Select all rows up to here', run: () => choose(true) },
        ]),
  ]);
}
