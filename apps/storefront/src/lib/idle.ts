import { useEffect, useState } from 'react';

// For pages that are never idle.
const WAIT_AT_MOST_MS = 1_000;

/** After rendering, when idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** When idle. Returns the cancel. */
export function whenIdle(act: () => void): () => void {
  // Safari.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: WAIT_AT_MOST_MS });
  return () => cancelIdleCallback(asked);
}
