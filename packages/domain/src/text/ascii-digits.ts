const DIGIT = /^\p{Nd}$/u;
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;

/** A text with the digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, asciiDigit);
}

// Unicode keeps the digits of each script together, in tens that begin with the zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
