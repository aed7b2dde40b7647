const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** A longer life resets the back-off. */
export const WELL_AFTER_MS = 60_000;

/** Back-off in ms after consecutive early exits. */
export function restartPause(endedSoon: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(endedSoon, 20));
}
