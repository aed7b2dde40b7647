import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { visibleLines } from '@ilaneer/domain/text/typed-text';

type Field = HTMLInputElement | HTMLTextAreaElement;

const NUMERIC = new Set(['numeric', 'decimal', 'tel']);

/** Removes invisible characters before the length limit applies, and maps digits of all scripts to ASCII. */
export function watchTyping(page: Document): void {
  page.addEventListener('beforeinput', clean, { capture: true });
  page.addEventListener('input', mapDigits, { capture: true });
  page.addEventListener('compositionend', mapComposed, { capture: true });
}

function clean(event: InputEvent): void {
  const field = event.target;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
  if (text === null || !isTyped(field) || !event.cancelable || event.isComposing) return;
  const wanted = cleanFor(field, text, event.inputType.startsWith('insertFrom'));
  if (wanted === text) return;
  event.preventDefault();
  // The only insertion that respects maxlength and undo in all field types.
  field.ownerDocument.execCommand('insertText', false, wanted);
}

function cleanFor(field: Field, text: string, isPasted: boolean): string {
  const seen = isPasted ? visibleLines(text) : text;
  const shown = field instanceof HTMLTextAreaElement ? seen : seen.replaceAll('\n', ' ');
  return isOfDigits(field) ? asciiDigits(shown) : shown;
}

/** Maps digits after the fact where `beforeinput` could not prevent them; not during composition. */
function mapDigits(event: Event): void {
  if (!(event as InputEvent).isComposing) mapDigitsOf(event.target);
}

/** No `input` follows the end of a composition, so one is dispatched for the changed value. */
function mapComposed({ target: field }: Event): void {
  if (mapDigitsOf(field)) field?.dispatchEvent(new Event('input', { bubbles: true }));
}

function mapDigitsOf(field: EventTarget | null): boolean {
  if (!isTyped(field) || !isOfDigits(field)) return false;
  const { value, selectionStart, selectionEnd } = field;
  const wanted = asciiDigits(value);
  if (wanted === value) return false;
  // Some digits take two UTF-16 units.
  const placeOf = (place: number | null) => asciiDigits(value.slice(0, place ?? value.length)).length;
  field.setRangeText(wanted, 0, value.length, 'end');
  field.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
  return true;
}

function isTyped(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'password')
  );
}

function isOfDigits(field: Field): boolean {
  return field.type === 'tel' || (field.type === 'text' && NUMERIC.has(field.inputMode));
}
