import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECOVERY_ALPHABET, RECOVERY_CODES, readCode, showRecoveryCode } from './second-factor.ts';
import { staffPasswordProblem } from './staff-password.ts';

describe('codes of the second factor', () => {
  it.each(['123456', '123 456', ' 123456 '])('takes %j for one of the app', (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'totp', code: '123456' });
  });

  it('takes recovery codes as they are shown, and however they are typed', () => {
    const letter = fc.constantFrom(...RECOVERY_ALPHABET);
    const codes = fc.array(letter, { minLength: RECOVERY_CODES.length, maxLength: RECOVERY_CODES.length });
    fc.assert(
      fc.property(codes, (letters) => {
        const code = letters.join('');
        for (const typed of [showRecoveryCode(code), code.toUpperCase(), ` ${code} `]) {
          expect(readCode(typed)).toEqual({ kind: 'recovery', code });
        }
      }),
    );
  });

  it.each(['', '12345', '1234567', 'abcde', 'abcde-fghi0', 'ABCDE FGHJK L'])('takes %j for none', (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe('a password of staff', () => {
  it('has at least ten characters (STAFF-9)', () => {
    expect(staffPasswordProblem('')).toBe('Password is required');
    expect(staffPasswordProblem('nine char')).toBe('Password must be at least 10 characters');
    expect(staffPasswordProblem('ten chars.')).toBeNull();
    expect(staffPasswordProblem('x'.repeat(129))).toBe('Password must be at most 128 characters');
  });
});
