import { asciiDigits } from './ascii-digits.ts';
import { typedText } from './typed-text.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
// Indian or western groups; the last has three digits, so 6,50 is invalid.
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const RUPEES_BEFORE = /^(-?)\s*(?:₹|INR|Rs\.?|रु\.?)\s*/i;
const RUPEES_BEHIND = /\s*\/[-=]$/;

/** `1,499.50`, `₹ 1499.5`, `Rs. 499/-`; else NaN. */
export function readTypedNumber(typed: string): number {
  const plain = withoutRupees(typed);
  if (NUMBER.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

export function withoutRupees(typed: string): string {
  return asciiDigits(typedText(typed)).replace(RUPEES_BEFORE, '$1').replace(RUPEES_BEHIND, '');
}
