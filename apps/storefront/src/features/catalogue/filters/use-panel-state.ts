import { mediaQuery } from '@ilaneer/client/media-query';
import { useHydrated } from '@ilaneer/ui/layers/use-hydrated';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';

// Per list, until reload.
const left = new Map<string, boolean>();
const useRoomyScreen = mediaQuery('(min-width: 1024px)');

export type PanelState = {
  readonly id: string;
  readonly isOpen: boolean;
  /** Unknown before hydration: styles reserve the space. */
  readonly isAwaited: boolean;
  readonly setOpen: (open: boolean) => void;
};

/** `atFirst` applies with enough room only. */
export function usePanelState(atFirst: boolean): PanelState {
  const page = useLocation().pathname.toLowerCase();
  const id = useId();
  const isRoomy = useRoomyScreen();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(() => left.get(page));
  return {
    id,
    isOpen: chosen ?? (atFirst && isRoomy),
    isAwaited: atFirst && !isHydrated,
    setOpen: (next) => {
      left.set(page, next);
      setChosen(next);
    },
  };
}

export const filterPanelClass = 'w-56 shrink-0 lg:w-72';
