import { isEmail } from '../account/email.ts';
import type { FieldProblem } from '../field-problem.ts';
import { typedEmail } from '../text/typed-text.ts';

const LONGEST_EMAIL = 255;

/** NEWSLETTER-1. Null if fine. */
export function newsletterEmailProblem(typed: string): FieldProblem | null {
  const email = typedEmail(typed);
  if (email === '') return { field: 'email', message: 'Please enter an email address.' };
  if (!isEmail(email) || email.length > LONGEST_EMAIL) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  return null;
}
