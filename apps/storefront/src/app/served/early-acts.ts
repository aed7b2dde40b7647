import { whenIdle } from '../../lib/idle.ts';

export type EarlyActs = {
  readonly clicked: Trace<HTMLElement>[];
  readonly typed: Map<TypedField, Trace<TypedField> & { readonly value: string }>;
  focused: (Trace<HTMLElement> & { selection: Selection | null }) | null;
  readonly lookOf: (element: Element) => string;
  readonly alike: (tag: string, look: string) => HTMLElement[];
};

/** An element, and how to find its replacement: child path from the root, or index among those alike. */
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
    earlyActs?: EarlyActs | undefined;
  }
}

/** React replaces served elements after changes by extensions or translators. */
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
    // The form set its own value.
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

export async function redoEarlyActs(): Promise<void> {
  followReplaced();
  const acts = window.earlyActs;
  window.earlyActs = undefined;
  if (acts === undefined) return;
  for (const [field, { value }] of acts.typed) {
    if (!field.isConnected) continue;
    const selection = acts.focused?.element === field ? acts.focused.selection : null;
    // React compares with its own value, the served one.
    field.value = drawnValueOf(field);
    writeValue(field, value);
    select(field, selection);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  for (const trace of acts.clicked) {
    successorOf(trace, acts)?.click();
    // Each sees the effects of the one before.
    await untilDrawn();
  }
}

/** The element itself if still in the page. */
function successorOf(trace: Trace<HTMLElement>, { lookOf, alike }: EarlyActs): HTMLElement | null {
  const { element, place, look, count } = trace;
  if (element.isConnected) return element;
  let found: Element | null | undefined = document.getElementById('root');
  for (const index of place) found = found?.children[index];
  const there = found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
  if (there !== null && lookOf(there) === look) return there;
  // Extensions shift places; earlier interactions change looks.
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

/** Bypasses React's value tracking. */
function writeValue(field: TypedField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
