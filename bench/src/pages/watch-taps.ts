/** A script for the page's own frame that notes when it was pressed and when it first showed the answer. */
export function watchTaps(answer: string): string {
  return `{
    const taps = { pressed: null, answered: null };
    window.watchedTaps = taps;
    const look = () => {
      if (document.querySelector(${JSON.stringify(answer)})?.checkVisibility()) taps.answered = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener('pointerdown', ({ timeStamp }) => {
      if (taps.pressed !== null) return;
      taps.pressed = timeStamp;
      requestAnimationFrame(look);
    }, { capture: true });
  }`;
}

/** What the page has noted: how long the answer took, or null while there is none. */
export const PRESSED_TO_ANSWERED_MS =
  'window.watchedTaps?.answered == null ? null : window.watchedTaps.answered - window.watchedTaps.pressed';
