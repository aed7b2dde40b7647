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
}

function clean(event: InputEvent): void {
  const field = event.target;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
  if (text === null || !isTyped(field) || !event.cancelable) return;
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

/** Keyboards that compose what they type let nobody stop them: their digits are changed once they stand there. */
function mapDigits({ target: field }: Event): void {
  if (!isTyped(field) || !isOfDigits(field)) return;
  const wanted = asciiDigits(field.value);
  if (wanted !== field.value) field.setRangeText(wanted, 0, field.value.length, 'preserve');
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
