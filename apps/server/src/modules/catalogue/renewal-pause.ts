// A copy of ten thousand products takes about a second of the process: it may not be made time and again while
// orders come in.
const PAUSE_PER_RENEWAL = 5;

/** How long a copy has to be used, in milliseconds, when making it took `tookMs`: at least `atLeastMs`, unless that is 0. */
export function renewalPause(atLeastMs: number, tookMs: number): number {
  return atLeastMs === 0 ? 0 : Math.max(atLeastMs, tookMs * PAUSE_PER_RENEWAL);
}
