import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { mediaQuery } from '../../../lib/media-query.ts';

// Coming back to a list finds its filters as they were left; a reload starts afresh.
const left = new Map<string, boolean>();
const roomy = mediaQuery('(min-width: 1024px)');

/** Whether the filters of a list are open, and the id of what opens. */
export type PanelState = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
};

/** The state of a page's filters; `atFirst` counts only where there is room. */
export function usePanelState(atFirst: boolean): PanelState {
  const page = useLocation().pathname.toLowerCase();
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => left.get(page) ?? ((atFirst && roomy.matches())));
  return {
    id,
    isOpen,
    setOpen: (next) => {
      left.set(page, next);
      setIsOpen(next);
    },
  };
}

/** The width of the filters beside the grid. */
export const filterPanelClass = 'w-56 shrink-0 lg:w-72';
