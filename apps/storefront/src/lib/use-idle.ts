import { useEffect, useState } from 'react';

// A page that never rests gets its lower parts all the same.
const WAIT_AT_MOST_MS = 1_000;

/** Turns true when the browser has drawn what is in sight and has time for what is not. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no such call.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(setIdle, 0, true);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: WAIT_AT_MOST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
