import { SIGNUP_LIMITS } from '../account/validate-signup.ts';

/** Characters; stricter than shoppers' (STAFF-9). */
export const STAFF_PASSWORD_LIMITS = { min: 10, max: SIGNUP_LIMITS.password.max } as const;

export function staffPasswordProblem(password: string): string | null {
  const { min, max } = STAFF_PASSWORD_LIMITS;
  if (password === '') return 'Password is required';
  if (password.length < min) return `Password must be at least ${min} characters`;
  return password.length > max ? `Password must be at most ${max} characters` : null;
}
