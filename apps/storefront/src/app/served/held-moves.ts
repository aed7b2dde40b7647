let isHeld = false;
let hasMoved = false;

// Captured, so that neither the router nor the layers hear of it, whoever of them listened first.
addEventListener(
  'popstate',
  (event) => {
    if (!isHeld) return;
    hasMoved = true;
    event.stopImmediatePropagation();
  },
  true,
);

/**
 * Keeps moves in the browser's history from the router while React takes the drawn page over: parts that it reaches
 * later would be drawn as the next page's, and not match.
 */
export function holdMoves(): void {
  isHeld = true;
}

/** Lets the router hear of them, as one move to where they led; whether there was any. */
export function releaseMoves(): boolean {
  isHeld = false;
  if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return hasMoved;
}
