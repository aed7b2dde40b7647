/** Which way a finger goes: 1 shows the next slide, -1 the one before. */
export type SwipeStep = 1 | -1;

// Less than this is a finger that trembles.
const STARTS_AT_PX = 8;
// From here on the slide goes on by itself when it is let go.
const TURNS_AT = 0.18;

/** The way that a finger has gone, or null while it may still be a press or a scroll of the page. */
export function swipeStep(across: number, down: number): SwipeStep | null {
  if (Math.abs(across) < STARTS_AT_PX || Math.abs(across) < Math.abs(down)) return null;
  return across < 0 ? 1 : -1;
}

/** How much of the way is done, 0 to 1; going back past the start is no way. */
export function swipeProgress(across: number, step: SwipeStep, width: number): number {
  return width === 0 ? 0 : Math.min(1, Math.max(0, (-across * step) / width));
}

/** Whether a slide that was let go here turns. */
export function turns(progress: number): boolean {
  return progress >= TURNS_AT;
}
