import type { FieldProblem } from '../field-problem.ts';
import { typedName } from '../text/typed-text.ts';

/** Entered here; the card number goes to the gateway's page only (PAYMENT-3). */
export type CardFields = { readonly cardName: string; readonly expDate: string; readonly cvv: string };

const expiryShape = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** Inserts the slash while typing (MM/YY). */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** At most four digits. */
export function formatCvv(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}

/** Checked in the browser only; the CVV never leaves it (PAYMENT-3). */
export function validateCardFields(fields: CardFields, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (typedName(fields.cardName) === '') {
    problems.push({ field: 'cardName', message: 'Card holder name is required' });
  }
  const expiry = expiryShape.exec(fields.expDate);
  if (expiry === null) {
    problems.push({ field: 'expDate', message: 'Please enter the expiry date as MM/YY' });
  } else if (hasPassed(Number(expiry[1]), 2000 + Number(expiry[2]), now)) {
    problems.push({ field: 'expDate', message: 'This card has expired' });
  }
  if (!/^\d{3,4}$/.test(fields.cvv)) problems.push({ field: 'cvv', message: 'CVV must be 3 or 4 digits' });
  return problems;
}

// Valid to the end of the month.
function hasPassed(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
