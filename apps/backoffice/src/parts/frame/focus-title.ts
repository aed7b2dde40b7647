/** After its control disappeared, or on navigation. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]');
  (title ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
