import { isEmail } from '../account/email.ts';
import type { FieldProblem } from '../field-problem.ts';
import { typedEmail, typedLines, typedName, typedText } from '../text/typed-text.ts';
import { readPhoneNumber } from './phone-number.ts';

/** The email address is optional (CONTACT-1). */
export type ContactForm = {
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

/** Characters (CONTACT-2). */
export const CONTACT_LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  message: { min: 10, max: 2_000 },
} as const;

/** Earlier servers' reply to missing fields (CONTACT-3). */
export const ALL_FIELDS_REQUIRED_TEXT = 'All fields are required';

/** Texts of CONTACT-2. */
export function validateContact(form: ContactForm): FieldProblem[] {
  return [
    ...inField('firstName', nameProblem(form.firstName)),
    ...inField('phone', phoneProblem(form.phone)),
    ...inField('email', typedText(form.email) === '' ? null : emailProblem(form.email)),
    ...inField('message', messageProblem(form.message)),
  ];
}

export function hasContactBlanks(form: ContactForm): boolean {
  return [form.firstName, form.phone, form.message].some((text) => typedName(text) === '');
}

export function nameProblem(typed: string): string | null {
  const name = typedName(typed);
  if (name === '') return 'Please enter your name';
  if (name.length < CONTACT_LIMITS.name.min) return 'Name must be at least 2 characters';
  return name.length > CONTACT_LIMITS.name.max ? 'Name must be at most 100 characters' : null;
}

export function phoneProblem(typed: string): string | null {
  if (typedText(typed) === '') return 'Please enter your phone number';
  return readPhoneNumber(typed) === null ? 'Please enter a valid phone number' : null;
}

export function emailProblem(typed: string): string | null {
  const email = typedEmail(typed);
  if (email === '') return 'Please enter your email address';
  if (!isEmail(email)) return 'Please enter a valid email (e.g. name@example.com)';
  return email.length > CONTACT_LIMITS.email.max ? 'Email must be at most 255 characters' : null;
}

export function messageProblem(typed: string): string | null {
  const message = typedLines(typed);
  if (message === '') return 'Please enter your message';
  if (message.length < CONTACT_LIMITS.message.min) return 'Message must be at least 10 characters';
  return message.length > CONTACT_LIMITS.message.max ? 'Message must be at most 2,000 characters' : null;
}

export function inField(field: string, message: string | null): FieldProblem[] {
  return message === null ? [] : [{ field, message }];
}
