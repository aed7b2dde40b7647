import { whenIdle } from '../../lib/idle.ts';

/** What a visitor did to the drawn page before the app was there, as the script in the page's head noted it. */
export type EarlyActs = { readonly clicked: Pressed[]; readonly typed: Map<TypedField, string> };
/** `place` leads to it from the root, child by child: an act before may have put another element there. */
type Pressed = { readonly element: HTMLElement; readonly place: readonly number[] };
type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Undefined once the app listens itself. */
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Takes over from the script in the head, once the app listens everywhere, and does everything again: until then React
 * hears of none of it.
 */
export async function redoEarlyActs(): Promise<void> {
  const { clicked = [], typed = [] } = window.earlyActs ?? {};
  window.earlyActs = undefined;
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    // React answers to what differs from what it believes to stand there, which is what the server drew.
    field.value = drawnValueOf(field);
    writeValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  for (const { element, place } of clicked) {
    (element.isConnected ? element : successorOf(element, place))?.click();
    // Each finds what the one before it has changed, be it by way of the address.
    await untilDrawn();
  }
}

function successorOf(element: HTMLElement, place: readonly number[]): HTMLElement | null {
  let found: Element | null | undefined = document.getElementById('root');
  for (const index of place) found = found?.children[index];
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
}

/** Until React has drawn what it was asked for. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => whenIdle(resolve));
  });
}

function drawnValueOf(field: TypedField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}

/** Past what React puts on a field to tell its own changes from the visitor's. */
function writeValue(field: TypedField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
