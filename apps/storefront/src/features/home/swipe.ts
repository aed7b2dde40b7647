export type SwipeStep = 1 | -1;

// Smaller is jitter.
const STARTS_AT_PX = 8;
// Share that completes on release.
const TURNS_AT = 0.18;

/** Null while ambiguous. */
export function swipeStep(across: number, down: number): SwipeStep | null {
  if (Math.abs(across) < STARTS_AT_PX || Math.abs(across) < Math.abs(down)) return null;
  return across < 0 ? 1 : -1;
}

export function swipeProgress(across: number, step: SwipeStep, width: number): number {
  return width === 0 ? 0 : Math.min(1, Math.max(0, (-across * step) / width));
}

export function turns(progress: number): boolean {
  return progress >= TURNS_AT;
}
