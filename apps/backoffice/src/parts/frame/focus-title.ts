/** Moves the focus to the title of the page: after a step whose field or button is gone, or on another page. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]');
  (title ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
