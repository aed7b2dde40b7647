import type { FieldProblem } from '../field-problem.ts';
import { typedEmail } from '../text/typed-text.ts';
import { isEmail } from './email.ts';
import { normaliseMobile } from './mobile.ts';

/** `email` holds an email address or a mobile number (ACCOUNT-14). */
export type LoginForm = { readonly email: string; readonly password: string };

const mobileShape = /^\d{10}$/;

/** Ten digits of a login name that is a mobile number, with or without +91, 0 and spaces; else null. */
export function mobileOfLogin(identifier: string): string | null {
  const digits = normaliseMobile(identifier);
  return mobileShape.test(digits) ? digits : null;
}

/** Texts of ACCOUNT-15. */
export function validateLogin(form: LoginForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const identifier = typedEmail(form.email);
  if (identifier === '') problems.push({ field: 'email', message: 'Email or mobile number is required' });
  else if (!identifier.includes('@') && mobileOfLogin(identifier) === null) {
    problems.push({ field: 'email', message: 'Please enter a valid mobile number (10 digits)' });
  } else if (identifier.includes('@') && !isEmail(identifier)) {
    problems.push({ field: 'email', message: 'Please enter a valid email address' });
  }
  if (form.password === '') problems.push({ field: 'password', message: 'Password is required' });
  else if (form.password.length < 6) {
    problems.push({ field: 'password', message: 'Password must be at least 6 characters long' });
  }
  return problems;
}
