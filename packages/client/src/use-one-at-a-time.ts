import { useRef } from 'react';

/** Runs what presses start one at a time: one that comes meanwhile starts nothing and gets null. */
export function useOneAtATime(): <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome | null> {
  // A ref, because the second click of a pair comes before React has shown the first one's state.
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
