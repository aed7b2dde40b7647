import { typedName } from '../text/typed-text.ts';
import type { Identifier } from './identifier.ts';
import { SIGNUP_LIMITS } from './validate-signup.ts';

const FALLBACK = 'Guest';

/**
 * The name of an account whose owner was not asked for one: 'User3210', or the part of the address before its @
 * (ACCOUNT-13).
 */
export function nameForNewAccount({ kind, value }: Identifier): string {
  if (kind === 'mobile') return `User${value.slice(-4)}`;
  return usableName(value.split('@')[0]) ?? FALLBACK;
}

/** A name that somebody else gave, cut to the limits of signup; null when it is too short (ACCOUNT-13). */
export function usableName(text: string | undefined): string | null {
  const name = typedName(text ?? '')
    .slice(0, SIGNUP_LIMITS.name.max)
    .trim();
  return name.length < SIGNUP_LIMITS.name.min ? null : name;
}
