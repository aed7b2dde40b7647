import type { FieldProblem } from '../field-problem.ts';
import { isEmail } from './email.ts';

/** What the signup form asks for (part 1 section 3). */
export type SignupForm = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly agreeToTerms: boolean;
};

/** Input limits of part 1 section 5, in characters. */
export const SIGNUP_LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  password: { min: 6, max: 128 },
} as const;

/** Every problem of a signup form, in the texts and order of part 1 section 5; an empty list when it is fine. */
export function validateSignup(form: SignupForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (field: keyof SignupForm, message: string): void => {
    problems.push({ field, message });
  };
  const name = form.name.trim();
  const email = form.email.trim();
  if (name.length < SIGNUP_LIMITS.name.min) report('name', 'Name must be at least 2 characters');
  if (name.length > SIGNUP_LIMITS.name.max) report('name', 'Name must be at most 100 characters');
  if (email === '') report('email', 'Email is required');
  else if (!isEmail(email)) report('email', 'Please enter a valid email address');
  else if (email.length > SIGNUP_LIMITS.email.max) report('email', 'Email must be at most 255 characters');
  if (form.password === '') report('password', 'Password is required');
  else if (form.password.length < SIGNUP_LIMITS.password.min) {
    report('password', 'Password must be at least 6 characters');
  } else if (form.password.length > SIGNUP_LIMITS.password.max) {
    report('password', 'Password must be at most 128 characters');
  }
  if (!form.agreeToTerms) report('agreeToTerms', 'You must agree to the Terms and Conditions');
  return problems;
}
