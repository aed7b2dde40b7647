import type { FieldProblem } from '../field-problem.ts';
import { typedDigits, typedLines, typedText } from '../text/typed-text.ts';
import { isGstin, normaliseGstin } from './gstin.ts';
import { emailProblem, inField, nameProblem, phoneProblem } from './validate-contact.ts';

export const ENQUIRY_KINDS = ['bulk', 'partnership'] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export type EnquiryForm = {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly quantity: number | null;
  /** An ISO day such as 2026-12-24. */
  readonly neededBy: string;
  readonly pincode: string;
  readonly gstin: string;
  readonly purpose: string;
  readonly message: string;
};

/** Characters and units (CONTACT-7). */
export const ENQUIRY_LIMITS = { purpose: 200, message: 2_000, quantity: 100_000 } as const;

export const GSTIN_TEXT = 'Please enter a valid GSTIN (15 characters)';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const pinCodeShape = /^[1-9]\d{5}$/;

/** CONTACT-7. `today` is the ISO day in India. */
export function validateEnquiry(form: EnquiryForm, today: string): FieldProblem[] {
  return [
    ...inField('name', nameProblem(form.name)),
    ...inField('phone', phoneProblem(form.phone)),
    ...inField('email', emailProblem(form.email)),
    ...inField('quantity', quantityProblem(form.quantity)),
    ...inField('neededBy', neededByProblem(typedDigits(form.neededBy), today)),
    ...inField('pincode', pinCodeProblem(typedDigits(form.pincode))),
    ...inField('gstin', gstinProblem(normaliseGstin(form.gstin))),
    ...inField('purpose', purposeProblem(typedText(form.purpose))),
    ...inField(
      'message',
      typedLines(form.message).length > ENQUIRY_LIMITS.message
        ? 'Message must be at most 2,000 characters'
        : null,
    ),
  ];
}

function quantityProblem(quantity: number | null): string | null {
  if (quantity === null) return null;
  if (!Number.isInteger(quantity) || quantity < 1) return 'Quantity must be a positive number';
  return quantity > ENQUIRY_LIMITS.quantity ? 'Quantity must be at most 1,00,000' : null;
}

function neededByProblem(day: string, today: string): string | null {
  if (day === '') return null;
  if (!dayShape.test(day) || !isRealDay(day)) return 'Please choose a valid date';
  return day < today ? 'Please choose today or a later date' : null;
}

function isRealDay(day: string): boolean {
  const parsed = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day);
}

function pinCodeProblem(pinCode: string): string | null {
  if (pinCode === '' || pinCodeShape.test(pinCode)) return null;
  return 'PIN code must be exactly 6 digits and not start with 0';
}

function gstinProblem(gstin: string): string | null {
  return gstin === '' || isGstin(gstin) ? null : GSTIN_TEXT;
}

function purposeProblem(purpose: string): string | null {
  if (purpose === '') return 'Please tell us what it is for';
  return purpose.length > ENQUIRY_LIMITS.purpose ? 'Purpose must be at most 200 characters' : null;
}
