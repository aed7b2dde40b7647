import type { FieldProblem } from '../field-problem.ts';
import { typedEmail, typedName } from '../text/typed-text.ts';
import { isEmail } from './email.ts';

export type SignupForm = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly agreeToTerms: boolean;
};

/** Characters (ACCOUNT-2, ACCOUNT-3, ACCOUNT-6). */
export const SIGNUP_LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  password: { min: 6, max: 128 },
} as const;

/** ACCOUNT-2. */
export function nameProblem(text: string): string | null {
  const { length } = typedName(text);
  if (length < SIGNUP_LIMITS.name.min) return 'Name must be at least 2 characters';
  return length > SIGNUP_LIMITS.name.max ? 'Name must be at most 100 characters' : null;
}

/** ACCOUNT-3. */
export function emailProblem(text: string): string | null {
  const email = typedEmail(text);
  if (email === '') return 'Email is required';
  if (!isEmail(email)) return 'Please enter a valid email address';
  return email.length > SIGNUP_LIMITS.email.max ? 'Email must be at most 255 characters' : null;
}

/** ACCOUNT-6. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required';
  const { length } = password.normalize('NFC');
  if (length < SIGNUP_LIMITS.password.min) return 'Password must be at least 6 characters';
  return length > SIGNUP_LIMITS.password.max ? 'Password must be at most 128 characters' : null;
}

/** In field order (ACCOUNT-1). */
export function validateSignup(form: SignupForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (field: keyof SignupForm, message: string | null): void => {
    if (message !== null) problems.push({ field, message });
  };
  report('name', nameProblem(form.name));
  report('email', emailProblem(form.email));
  report('password', passwordProblem(form.password));
  report('agreeToTerms', form.agreeToTerms ? null : 'You must agree to the Terms and Conditions');
  return problems;
}
