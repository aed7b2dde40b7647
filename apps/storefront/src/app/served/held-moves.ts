let isHeld = false;
let hasMoved = false;

// Capture phase: before the router's and overlays' listeners.
addEventListener(
  'popstate',
  (event) => {
    if (!isHeld) return;
    hasMoved = true;
    event.stopImmediatePropagation();
  },
  true,
);

/** Withholds history events during hydration: later boundaries would render the next page and mismatch. */
export function holdMoves(): void {
  isHeld = true;
}

/** Delivers them as one; false if none. */
export function releaseMoves(): boolean {
  isHeld = false;
  if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return hasMoved;
}
