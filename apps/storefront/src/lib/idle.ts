import { useEffect, useState } from 'react';

// What is put off gets its turn all the same where a page never rests.
const WAIT_AT_MOST_MS = 1_000;

/** Turns true when the browser has drawn what is in sight and has time for what is not. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** Does something when the browser has drawn what is in sight and has time. Returns what cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: WAIT_AT_MOST_MS });
  return () => cancelIdleCallback(asked);
}
