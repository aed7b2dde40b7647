import type { PhoneCountry, PhoneValue } from './phone-country.ts';

/** The most digits that a phone field takes (CONTACT-4). */
const PHONE_DIGITS_MAX = 15;

/** The digits of a text, at most as many as a phone number has. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PHONE_DIGITS_MAX);
}

/** Where the caret stands in a text after so many of its digits. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/**
 * What a typed or pasted text makes of a phone field. A number that starts with `+` chooses its country as soon as
 * its dial code is there; until then it stands as it was typed.
 */
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

/** The same number, a digit shorter before the caret: for a Backspace that met a blank. */
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
  // No dial code begins with another, so at most one fits; several countries may have it.
  if (digits.startsWith(current.dialCode)) return current;
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  return fitting.find(({ leads }) => leads === true) ?? fitting[0] ?? null;
}
