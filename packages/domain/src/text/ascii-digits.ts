const DIGIT = /^\p{Nd}$/u;
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;

export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, asciiDigit);
}

// Unicode digits are in runs of ten from zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
