/** Codes of an authenticator app (STAFF-9): one step before and after counts as well, for clocks that are a little off. */
export const TOTP_RULES = { digits: 6, periodSeconds: 30, stepsAround: 1 } as const;

/** Codes that stand for one of the app once each. */
export const RECOVERY_CODES = { count: 10, length: 10 } as const;

/** Letters and digits that nobody takes for one another. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What somebody typed as a second factor; null when it has the form of none. */
export function readCode(
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const isRecovery =
    code.length === RECOVERY_CODES.length && [...code].every((letter) => RECOVERY_ALPHABET.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** A recovery code as it is shown: two groups. */
export function showRecoveryCode(code: string): string {
  const half = RECOVERY_CODES.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
