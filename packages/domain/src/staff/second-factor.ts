/** TOTP (STAFF-9): accepts one step before and after, for clock drift. */
export const TOTP_RULES = { digits: 6, periodSeconds: 30, stepsAround: 1 } as const;

/** Single-use substitutes. */
export const RECOVERY_CODES = { count: 10, length: 10 } as const;

/** Without look-alikes. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function readCode(
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const isRecovery =
    code.length === RECOVERY_CODES.length && [...code].every((letter) => RECOVERY_ALPHABET.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** Shown as two groups. */
export function showRecoveryCode(code: string): string {
  const half = RECOVERY_CODES.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
