import { describe, expect, it } from 'vitest';
import { checkLock, monthsToLock } from './month.ts';

describe('locking a month (JOURNAL-14)', () => {
  const lock = (month: string, lockedThrough: string | null, now: string) => {
    const checked = checkLock(month, lockedThrough, new Date(now));
    return checked.ok ? 'locked' : checked.error.reason;
  };

  it.each([
    ['2026-10', null, '2026-11-01T00:00:00Z', 'locked'],
    // Month's end in India.
    ['2026-10', null, '2026-10-31T18:30:00Z', 'locked'],
    ['2026-10', null, '2026-10-31T18:29:59Z', 'not over'],
    ['2026-11', null, '2026-11-01T00:00:00Z', 'not over'],
    ['2026-10', '2026-10', '2026-12-01T00:00:00Z', 'locked before'],
    ['2026-09', '2026-10', '2026-12-01T00:00:00Z', 'locked before'],
    ['2026-11', '2026-10', '2026-12-01T00:00:00Z', 'locked'],
    ['2026-13', null, '2027-12-01T00:00:00Z', 'no month'],
    ['October', null, '2027-12-01T00:00:00Z', 'no month'],
  ])('%s after %s at %s: %s', (month, lockedThrough, now, outcome) => {
    expect(lock(month, lockedThrough, now)).toBe(outcome);
  });
});

describe('the months that a lock takes (JOURNAL-14)', () => {
  it.each([
    ['2026-11', '2026-09', ['2026-10', '2026-11']],
    ['2026-11', '2026-10', ['2026-11']],
    ['2026-11', '2026-11', []],
    ['2026-10', '2026-11', []],
    // From the first entry.
    ['2027-01', null, ['2026-11', '2026-12', '2027-01']],
    ['2026-06', null, ['2026-06']],
  ])('%s, locked up to %s: %j', (month, lockedThrough, months) => {
    expect(monthsToLock(month, { first: '2026-11', lockedThrough })).toEqual(months);
  });

  it('are one month where nothing is booked', () => {
    expect(monthsToLock('2026-11', { first: null, lockedThrough: null })).toEqual(['2026-11']);
  });
});
