const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** A worker that served for so long was well: its end says nothing about the next one. */
export const WELL_AFTER_MS = 60_000;

/** How long to wait before a worker is replaced, in milliseconds, after so many that ended soon, one after the other. */
export function restartPause(endedSoon: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(endedSoon, 20));
}
