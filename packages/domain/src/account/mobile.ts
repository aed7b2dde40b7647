import { typedPhone } from '../text/typed-phone.ts';

const mobileShape = /^[6-9]\d{9}$/;

/** A normalised mobile number (ACCOUNT-16). */
export function isMobile(text: string): boolean {
  return mobileShape.test(text);
}

/** The stored and compared form (ACCOUNT-16). */
export function normaliseMobile(text: string): string {
  const digits = typedPhone(text);
  return /^(?:\+91|0091|91)?0?(\d{10})$/.exec(digits)?.[1] ?? digits;
}
