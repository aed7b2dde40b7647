import { asciiDigits } from '../text/ascii-digits.ts';
import { typedPhone } from '../text/typed-phone.ts';
import { typedText } from '../text/typed-text.ts';

/** With dial code (E.164; CONTACT-4). */
export const PHONE_DIGITS_AT_MOST = 15;

const FEWEST_INTERNATIONAL_DIGITS = 7;
const indianShape = /^[2-9]\d{9}$/;

/** 10 digits without `+` or `00` are Indian, also after 0 or 91; others need a dial code (CONTACT-4). */
export function readPhoneNumber(typed: string): string | null {
  const compact = typedPhone(typed);
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  const digits = international ?? /^\d+$/.exec(compact)?.[0];
  if (digits === undefined) return null;
  if (international === undefined) {
    const local = digits.replace(/^0/, '');
    if (indianShape.test(local)) return `+91${local}`;
  }
  if (digits.startsWith('91')) {
    const local = digits.slice(2).replace(/^0/, '');
    return indianShape.test(local) ? `+91${local}` : null;
  }
  const isPossible =
    !digits.startsWith('0') &&
    digits.length >= FEWEST_INTERNATIONAL_DIGITS &&
    digits.length <= PHONE_DIGITS_AT_MOST;
  return isPossible ? `+${digits}` : null;
}

// Italy and the Vatican keep the 0 after the dial code.
const KEEPS_ZERO = new Set(['39', '379']);

export function joinPhoneNumber(dialCode: string, typed: string): string {
  const number = asciiDigits(typedText(typed));
  if (number === '' || number.startsWith('+') || dialCode === '91') return number;
  const digits = number.replace(/\D/g, '');
  return `+${dialCode}${KEEPS_ZERO.has(dialCode) ? digits : digits.replace(/^0+/, '')}`;
}
