import { isEmail } from '@ilaneer/domain/account/email';
import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';

/** A form that asks for an e-mail address. */
export type EmailEntry = { readonly email: string };

/** The problems of an e-mail address, in the words of signup (part 1 section 5). */
export function checkEmail({ email }: EmailEntry): FieldProblem[] {
  const typed = email.trim();
  if (typed === '') return [{ field: 'email', message: 'Email is required' }];
  return isEmail(typed) && typed.length <= SIGNUP_LIMITS.email.max
    ? []
    : [{ field: 'email', message: 'Please enter a valid email address' }];
}
