import { asciiDigits } from './ascii-digits.ts';
import { typedText } from './typed-text.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
// Thousands as India and the rest of the world group them: the last group has three digits, so that 6,50 is none.
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const RUPEES_BEFORE = /^(-?)\s*(?:₹|INR|Rs\.?|रु\.?)\s*/i;
const RUPEES_BEHIND = /\s*\/[-=]$/;

/** A number as people type it, such as `1,499.50`, `₹ 1499.5` or `Rs. 499/-`; NaN for anything else. */
export function readTypedNumber(typed: string): number {
  const plain = withoutRupees(typed);
  if (NUMBER.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

/** A typed amount without the signs for rupees that India writes around it. */
export function withoutRupees(typed: string): string {
  return asciiDigits(typedText(typed)).replace(RUPEES_BEFORE, '$1').replace(RUPEES_BEHIND, '');
}
