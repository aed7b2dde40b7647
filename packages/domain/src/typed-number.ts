const NUMBER = /^-?\d+(?:\.\d+)?$/;
// Thousands as India and the rest of the world group them: the last group has three digits, so that 6,50 is none.
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** A number as people type it, such as `1,499.50` or `₹ 1499.5`; NaN for anything else. */
export function readTypedNumber(typed: string): number {
  const plain = typed.trim().replace(/^(-?)\s*₹\s*/, '$1');
  if (NUMBER.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}
