import { useToast } from '@ilaneer/ui/layers/toast';
import { useLayoutEffect, useRef } from 'react';
import { openScanReader, type Reading } from './scan-reader.ts';

const GROUP_SEPARATOR = '\u001d';
/** A late timer: key events may be pending. */
const LATE_MS = 20;
const MOST_WAITS = 5;

export const TORN_CODE = 'The code was incomplete. Scan it again';

type ScannerOptions = {
  /** Hears instead of the page below it. */
  readonly inDialog?: boolean;
  readonly inFields?: boolean;
  /** Default: a toast. */
  readonly onTorn?: () => void;
};

/** Scanners of open dialogs. */
let dialogs = 0;

/** Scanned keys reach neither fields nor shortcuts; typed ones are replayed, in fields at once. */
export function useScanner(
  onScan: (code: string) => void,
  { inDialog = false, inFields = true, onTorn }: ScannerOptions = {},
): void {
  const { show } = useToast();
  const torn = onTorn ?? (() => show({ text: TORN_CODE, tone: 'error' }));
  const latest = useRef({ onScan, torn });
  useLayoutEffect(() => {
    latest.current = { onScan, torn };
  });
  // Listens before the page asks for a scan.
  useLayoutEffect(() => {
    if (inDialog) dialogs += 1;
    const reader = openScanReader();
    const replayed = new WeakSet<Event>();
    const places = new Map<string, string>();
    let field: { readonly element: HTMLInputElement | HTMLTextAreaElement; readonly value: string } | null =
      null;
    let loose: string[] = [];
    let timer = 0;
    let isGone = false;

    const settle = (reading: Reading) => {
      if (reading.kind === 'held') return;
      if (reading.kind === 'keys') {
        // Fields have them already.
        if (field === null) for (const key of reading.keys) replay(key);
      } else {
        if (field !== null) setValue(field.element, field.value);
        if (reading.kind === 'scan') latest.current.onScan(reading.code);
        if (reading.kind === 'torn') latest.current.torn();
      }
      field = null;
      loose = [];
    };
    const waitForMore = (waits = 0) => {
      window.clearTimeout(timer);
      const due = performance.now() + reader.patience();
      timer = window.setTimeout(() => {
        if (performance.now() - due > LATE_MS && waits < MOST_WAITS) waitForMore(waits + 1);
        else settle(reader.pause());
      }, reader.patience());
    };
    const replay = (key: string) => {
      const field = fieldOf(document.activeElement);
      if (field !== null) return typeInto(field, key);
      // Shortcuts need `code`.
      const place = { code: places.get(key) ?? key, shiftKey: key !== key.toLowerCase() || key === '?' };
      const event = new KeyboardEvent('keydown', { key, ...place, bubbles: true, cancelable: true });
      replayed.add(event);
      (document.activeElement ?? document.body).dispatchEvent(event);
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (replayed.has(event) || event.isComposing || document.querySelector('[data-lock-screen]') !== null) {
        return;
      }
      if (!inDialog && dialogs > 0) return;
      if (!inFields && fieldOf(event.target) !== null) {
        window.clearTimeout(timer);
        settle(reader.pause());
        return;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        window.clearTimeout(timer);
        const reading = reader.ending(event.timeStamp);
        if (reading.kind !== 'keys') {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        settle(reading);
        return;
      }
      const sign = signOf(event);
      if (sign === null) return;
      places.set(sign, event.code);
      const element = fieldOf(event.target);
      // Space presses the focused control.
      if (sign === ' ' && element === null) return;
      const before = reader.sign(sign, event.timeStamp);
      settle(before);
      if (element === null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        loose.push(sign);
      } else if (field === null) {
        field = { element, value: element.value };
        for (const key of loose) typeInto(element, key);
        loose = [];
      }
      // The previous key's reader is paused first.
      if (isGone) settle(reader.pause());
      else waitForMore();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      isGone = true;
      if (inDialog) dialogs -= 1;
      window.clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [inDialog, inFields]);
}

function signOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey && event.key === ']') return GROUP_SEPARATOR;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return event.key.length === 1 ? event.key : null;
}

function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
  if (target instanceof HTMLTextAreaElement) return target;
  if (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) {
    return target;
  }
  return null;
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, sign: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const from = selectionStart ?? value.length;
  setValue(field, value.slice(0, from) + sign + value.slice(selectionEnd ?? value.length));
  // Number inputs have no selection.
  if (selectionStart !== null) field.setSelectionRange(from + 1, from + 1);
}

function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
