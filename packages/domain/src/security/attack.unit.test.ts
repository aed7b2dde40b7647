import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttackFigures, highestFigures, isMailDue, judgeAttempts } from './attack.ts';

const LIMITS = { accounts: 20, networks: 10, logins: 100, successPercent: 20, staff: 15, codes: 40 };
const NONE: AttackFigures = { tries: 0, failed: 0, accountsOfOneNetwork: 0, networksOfOneAccount: 0 };
const QUIET = { login: NONE, 'staff-sign-in': NONE, coupon: NONE, 'gift-card': NONE };
const kindsOf = (change: Partial<Record<keyof typeof QUIET, Partial<AttackFigures>>>) => {
  const seen = { ...QUIET };
  for (const kind of ['login', 'staff-sign-in', 'coupon', 'gift-card'] as const) {
    seen[kind] = { ...NONE, ...change[kind] };
  }
  return judgeAttempts(seen, LIMITS).map(({ kind }) => kind);
};

describe('an attack (SECURITY-6)', () => {
  it.each([
    ['stolen-passwords', { login: { accountsOfOneNetwork: 20 } }, { login: { accountsOfOneNetwork: 19 } }],
    ['guessed-password', { login: { networksOfOneAccount: 10 } }, { login: { networksOfOneAccount: 9 } }],
    ['failing-logins', { login: { tries: 124, failed: 100 } }, { login: { tries: 125, failed: 100 } }],
    ['failing-logins', { login: { tries: 100, failed: 100 } }, { login: { tries: 99, failed: 99 } }],
    ['staff-passwords', { 'staff-sign-in': { failed: 15 } }, { 'staff-sign-in': { failed: 14 } }],
    ['coupon-codes', { coupon: { failed: 40 } }, { coupon: { failed: 39 } }],
    ['gift-card-codes', { 'gift-card': { failed: 40 } }, { 'gift-card': { failed: 39 } }],
  ])('%s is seen from its threshold on', (kind, seen, below) => {
    expect(kindsOf(seen)).toEqual([kind]);
    expect(kindsOf(below)).toEqual([]);
  });

  it('is not seen where nothing fails', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (tries) => {
        expect(kindsOf({ login: { tries }, coupon: { tries }, 'gift-card': { tries } })).toEqual([]);
      }),
    );
  });

  it('is reported with the highest figures of its windows', () => {
    const higher = highestFigures({ ...NONE, tries: 5, failed: 4 }, { ...NONE, tries: 3, failed: 9 });
    expect(higher).toEqual({ ...NONE, tries: 5, failed: 9 });
  });

  it('is mailed when it begins, and again after some hours', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(isMailDue(null, now, 6)).toBe(true);
    expect(isMailDue(new Date('2026-11-23T06:00:01Z'), now, 6)).toBe(false);
    expect(isMailDue(new Date('2026-11-23T06:00:00Z'), now, 6)).toBe(true);
  });
});
