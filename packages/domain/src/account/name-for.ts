import { typedName } from '../text/typed-text.ts';
import type { Identifier } from './identifier.ts';
import { SIGNUP_LIMITS } from './validate-signup.ts';

const FALLBACK = 'Guest';

/** Default name: 'User3210', or the local part of the address (ACCOUNT-13). */
export function nameForNewAccount({ kind, value }: Identifier): string {
  if (kind === 'mobile') return `User${value.slice(-4)}`;
  return usableName(value.split('@')[0]) ?? FALLBACK;
}

/** A provider's name, cut to signup's limits; null when too short (ACCOUNT-13). */
export function usableName(text: string | undefined): string | null {
  const name = typedName(text ?? '')
    .slice(0, SIGNUP_LIMITS.name.max)
    .trim();
  return name.length < SIGNUP_LIMITS.name.min ? null : name;
}
