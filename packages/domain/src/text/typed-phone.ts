import { typedDigits } from './typed-text.ts';

/** Without separators. */
export function typedPhone(text: string): string {
  return typedDigits(text).replace(/[().\u2010-\u2015-]/g, '');
}
