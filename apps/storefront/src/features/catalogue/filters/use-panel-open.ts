import { useState } from 'react';
import { useLocation } from 'react-router';

// Coming back to a list finds its filters as they were left; a reload starts afresh.
const left = new Map<string, boolean>();
const roomy = window.matchMedia('(min-width: 1024px)');

/** Whether a list's filters are open, and the way to change it; `atFirst` counts only where there is room. */
export function usePanelOpen(atFirst: boolean): readonly [boolean, (open: boolean) => void] {
  const page = useLocation().pathname.toLowerCase();
  const [open, setOpen] = useState(() => left.get(page) ?? (atFirst && roomy.matches));
  return [
    open,
    (next) => {
      left.set(page, next);
      setOpen(next);
    },
  ];
}

/** The width of the filters beside the grid. */
export const filterPanelClass = 'w-56 shrink-0 lg:w-72';
