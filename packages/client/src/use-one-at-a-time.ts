import { useRef } from 'react';

export function useOneAtATime(): <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome | null> {
  // A ref, because a double click's second event arrives before React has rendered the first's state.
  const running = useRef(false);
  return async (act) => {
    if (running.current) return null;
    running.current = true;
    try {
      return await act();
    } finally {
      running.current = false;
    }
  };
}
