import { typedPhone } from '../text/typed-phone.ts';

const mobileShape = /^[6-9]\d{9}$/;

/** Whether a text is a mobile number in normal form (ACCOUNT-16). */
export function isMobile(text: string): boolean {
  return mobileShape.test(text);
}

/** The form in which mobile numbers are stored and compared (ACCOUNT-16). */
export function normaliseMobile(text: string): string {
  const digits = typedPhone(text);
  return /^(?:\+91|0091|91)?0?(\d{10})$/.exec(digits)?.[1] ?? digits;
}
