import { whenIdle } from '../../lib/idle.ts';

/** What a visitor did to the drawn page before the app was there, as the script in the page's head noted it. */
export type EarlyActs = { readonly clicked: Pressed[]; readonly typed: Set<TypedField> };
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
 * Takes over from the script in the head, just before the app begins to listen: fields are put back to what the server
 * drew, which is what React expects to find. Returns what does everything again, for when the app listens.
 */
export function holdEarlyActs(): () => Promise<void> {
  const { clicked = [], typed = [] } = window.earlyActs ?? {};
  const held = [...typed].map((field) => ({ field, value: field.value }));
  for (const { field } of held) writeValue(field, drawnValueOf(field));
  return async () => {
    window.earlyActs = undefined;
    for (const { field, value } of held) {
      if (!field.isConnected) continue;
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
  };
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
