import { mediaQuery } from '@ilaneer/client/media-query';
import { useTakenOver } from '@ilaneer/ui/layers/use-taken-over';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';

// Coming back to a list finds its filters as they were left; a reload starts afresh.
const left = new Map<string, boolean>();
const useRoomyScreen = mediaQuery('(min-width: 1024px)');

/** Whether the filters of a list are open, and the id of what opens. */
export type PanelState = {
  readonly id: string;
  readonly isOpen: boolean;
  /** Only the browser knows whether there is room for them: until then styles keep it free. */
  readonly isAwaited: boolean;
  readonly setOpen: (open: boolean) => void;
};

/** The state of a page's filters; `atFirst` counts only where there is room. */
export function usePanelState(atFirst: boolean): PanelState {
  const page = useLocation().pathname.toLowerCase();
  const id = useId();
  const isRoomy = useRoomyScreen();
  const takenOver = useTakenOver();
  const [chosen, setChosen] = useState(() => left.get(page));
  return {
    id,
    isOpen: chosen ?? (atFirst && isRoomy),
    isAwaited: atFirst && !takenOver,
    setOpen: (next) => {
      left.set(page, next);
      setChosen(next);
    },
  };
}

/** The width of the filters beside the grid. */
export const filterPanelClass = 'w-56 shrink-0 lg:w-72';
