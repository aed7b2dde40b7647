import { SIGNUP_LIMITS } from '../account/validate-signup.ts';

/** In characters; longer than a shopper's, because it opens everybody's orders (STAFF-9). */
export const STAFF_PASSWORD_LIMITS = { min: 10, max: SIGNUP_LIMITS.password.max } as const;

/** What is wrong with a new password of a member of staff; null when it is fine. */
export function staffPasswordProblem(password: string): string | null {
  const { min, max } = STAFF_PASSWORD_LIMITS;
  if (password === '') return 'Password is required';
  if (password.length < min) return `Password must be at least ${min} characters`;
  return password.length > max ? `Password must be at most ${max} characters` : null;
}
