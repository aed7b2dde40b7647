/** A typed phone number without the blanks and signs that people write between its digits. */
export function compactPhone(typed: string): string {
  return typed.replace(/[\s().\u00a0\u200b\u2010-\u2015-]/g, '');
}
