import type { FieldProblem } from '../field-problem.ts';
import { isEmail } from './email.ts';

/** The login form; `email` holds an e-mail address or a 10-digit mobile number (part 1 section 3). */
export type LoginForm = { readonly email: string; readonly password: string };

const mobileShape = /^\d{10}$/;

/** Whether a trimmed login name is a mobile number rather than an e-mail address. */
export function isMobileLogin(identifier: string): boolean {
  return mobileShape.test(identifier);
}

/** Every problem of a login form, in the texts of part 1 section 5; an empty list when it is fine. */
export function validateLogin(form: LoginForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const identifier = form.email.trim();
  if (identifier === '') problems.push({ field: 'email', message: 'Email or mobile number is required' });
  else if (!identifier.includes('@') && !isMobileLogin(identifier)) {
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
