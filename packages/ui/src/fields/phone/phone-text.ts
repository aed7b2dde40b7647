import type { PhoneCountry, PhoneValue } from './phone-country.ts';

/** Maximum digits of a phone number (CONTACT-4). */
const PHONE_DIGITS_MAX = 15;

export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PHONE_DIGITS_MAX);
}

export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** A number with `+` selects its country once the dial code is complete; until then it stays as typed. */
export function readPhoneText(
  text: string,
  current: PhoneCountry,
  countries: readonly PhoneCountry[],
): PhoneValue {
  const digits = phoneDigits(text);
  if (!text.trimStart().startsWith('+')) return valueIn(current, digits);
  const country = countryOf(digits, current, countries);
  if (country === null) return { country: current.code, number: `+${digits}` };
  return valueIn(country, digits.slice(country.dialCode.length));
}

/** Removes the digit before the caret: for Backspace on a blank. */
export function withoutDigitBefore(
  text: string,
  digitsBeforeCaret: number,
  country: PhoneCountry,
): PhoneValue {
  const digits = phoneDigits(text);
  return valueIn(
    country,
    digits.slice(0, Math.max(0, digitsBeforeCaret - 1)) + digits.slice(digitsBeforeCaret),
  );
}

function valueIn(country: PhoneCountry, digits: string): PhoneValue {
  return { country: country.code, number: country.format(digits) };
}

function countryOf(
  digits: string,
  current: PhoneCountry,
  countries: readonly PhoneCountry[],
): PhoneCountry | null {
  // No dial code is a prefix of another, so at most one fits; several countries may share it.
  if (digits.startsWith(current.dialCode)) return current;
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  return fitting.find(({ leads }) => leads === true) ?? fitting[0] ?? null;
}
