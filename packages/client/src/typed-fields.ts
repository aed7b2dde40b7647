import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { visibleLines } from '@ilaneer/domain/text/typed-text';

type Field = HTMLInputElement | HTMLTextAreaElement;

const NUMERIC = new Set(['numeric', 'decimal', 'tel']);

/**
 * Makes every field of a page take what people mean: what is pasted loses the characters that nobody sees before the
 * field's limit could cut what shows, and a field of digits takes those of every script.
 */
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
  // The one way that keeps the limit of the field and what Ctrl+Z knows, in fields of every type.
  field.ownerDocument.execCommand('insertText', false, wanted);
}

function cleanFor(field: Field, text: string, isPasted: boolean): string {
  const seen = isPasted ? visibleLines(text) : text;
  const shown = field instanceof HTMLTextAreaElement ? seen : seen.replaceAll('\n', ' ');
  return isOfDigits(field) ? asciiDigits(shown) : shown;
}

/** Where `beforeinput` could not stop them, digits are changed once they stand there; not while they are composed. */
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
  // Some digits are two units of UTF-16.
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
