import { isEmail } from '../account/email.ts';
import type { FieldProblem } from '../field-problem.ts';
import { typedEmail } from '../text/typed-text.ts';

const LONGEST_EMAIL = 255;

/** What is wrong with an address typed into the newsletter box (NEWSLETTER-1), or null. */
export function newsletterEmailProblem(typed: string): FieldProblem | null {
  const email = typedEmail(typed);
  if (email === '') return { field: 'email', message: 'Please enter an email address.' };
  if (!isEmail(email) || email.length > LONGEST_EMAIL) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  return null;
}
