import { typedDigits } from './typed-text.ts';

/** A typed phone number without the blanks and signs that people write between its digits. */
export function typedPhone(text: string): string {
  return typedDigits(text).replace(/[().\u2010-\u2015-]/g, '');
}
