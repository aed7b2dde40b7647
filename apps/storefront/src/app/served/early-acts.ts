import { whenIdle } from '../../lib/idle.ts';

/** What a visitor did to the drawn page before the app was there, as the script in the page's head noted it. */
export type EarlyActs = {
  readonly clicked: Trace<HTMLElement>[];
  readonly typed: Map<TypedField, Trace<TypedField> & { readonly value: string }>;
  /** The element with the focus. */
  focused: (Trace<HTMLElement> & { selection: Selection | null }) | null;
  /** What tells an element from others. */
  readonly lookOf: (element: Element) => string;
  readonly alike: (tag: string, look: string) => HTMLElement[];
};

/**
 * An element, and how its successor is found where React has put another in its place: `place` leads there from the root,
 * child by child; `count` says which of those it is that look alike.
 */
type Trace<Found extends HTMLElement> = {
  readonly element: Found;
  readonly place: readonly number[];
  readonly look: string;
  readonly count: number;
};

type Selection = readonly [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Undefined once the app listens itself. */
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Carries typed text, focus and selection over to what React has drawn in the place of what stood there. A browser
 * extension or a translator may have put something into the page: React does not find what it expects then, and draws
 * that part of the page again.
 */
export function followReplaced(): void {
  const acts = window.earlyActs;
  if (acts === undefined) return;
  const { focused } = acts;
  const holder = focused === null ? null : successorOf(focused, acts);
  for (const [field, trace] of [...acts.typed]) {
    const next = successorOf(trace, acts);
    if (!isField(next)) continue;
    acts.typed.delete(field);
    acts.typed.set(next, { ...trace, element: next });
    // A form may have put its own first value there.
    if (next.value === trace.value) continue;
    writeValue(next, trace.value);
    if (next === holder) select(next, focused?.selection ?? null);
  }
  if (focused === null || holder === null || holder === focused.element) return;
  if (document.activeElement === document.body) {
    holder.focus({ preventScroll: true });
    select(holder, focused.selection);
  }
  acts.focused = { ...focused, element: holder };
}

/**
 * Takes over from the script in the head, once the app listens everywhere, and does everything again: until then React
 * hears of none of it.
 */
export async function redoEarlyActs(): Promise<void> {
  followReplaced();
  const acts = window.earlyActs;
  window.earlyActs = undefined;
  if (acts === undefined) return;
  for (const [field, { value }] of acts.typed) {
    if (!field.isConnected) continue;
    const selection = acts.focused?.element === field ? acts.focused.selection : null;
    // React answers to what differs from what it believes to stand there, which is what the server drew.
    field.value = drawnValueOf(field);
    writeValue(field, value);
    select(field, selection);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  for (const trace of acts.clicked) {
    successorOf(trace, acts)?.click();
    // Each finds what the one before it has changed, be it by way of the address.
    await untilDrawn();
  }
}

/** The element itself while it stands in the page. */
function successorOf(trace: Trace<HTMLElement>, { lookOf, alike }: EarlyActs): HTMLElement | null {
  const { element, place, look, count } = trace;
  if (element.isConnected) return element;
  let found: Element | null | undefined = document.getElementById('root');
  for (const index of place) found = found?.children[index];
  const there = found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
  if (there !== null && lookOf(there) === look) return there;
  // What was put into the page has moved the place; what an act before changed looks otherwise.
  return alike(element.tagName, look)[count] ?? there;
}

function isField(element: HTMLElement | null): element is TypedField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function select(element: HTMLElement, selection: Selection | null): void {
  if (selection === null) return;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.setSelectionRange(...selection);
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
