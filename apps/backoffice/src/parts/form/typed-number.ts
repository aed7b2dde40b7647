export function typed(value: number | null): string {
  return value === null ? '' : String(value);
}

const NUMERAL = /^\d{1,8}(?:\.\d{1,4})?$/;

/** NaN for other text: the rules of the domain refuse it at its field. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(/[,\s]/g, '');
  return NUMERAL.test(plain) ? Number(plain) : Number.NaN;
}

export function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : numberOf(text);
}
