import { indiaDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';
import { monthAfter } from './period.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export type LockMonthError = {
  readonly code: 'MONTH_NOT_LOCKABLE';
  readonly reason: 'no month' | 'not over' | 'locked before';
};

export type LockError = LockMonthError | { readonly code: 'LOCK_NEEDS_ANOTHER' };

/** Once, after its end in India, with all before it (JOURNAL-14). `lockedThrough`: the last locked month. */
export function checkLock(
  month: string,
  lockedThrough: string | null,
  now: Date,
): Result<null, LockMonthError> {
  const refused = (reason: LockMonthError['reason']) => err({ code: 'MONTH_NOT_LOCKABLE', reason } as const);
  if (!MONTH.test(month)) return refused('no month');
  if (month >= indiaDay(now).slice(0, 7)) return refused('not over');
  if (lockedThrough !== null && month <= lockedThrough) return refused('locked before');
  return ok(null);
}

/** All months that locking one of them locks, oldest first. `first`: of the first entry; null if there is none. */
export function monthsToLock(
  month: string,
  { first, lockedThrough }: { readonly first: string | null; readonly lockedThrough: string | null },
): string[] {
  const start = lockedThrough === null ? (first ?? month) : monthAfter(lockedThrough);
  const months: string[] = [];
  for (let one = start; one < month; one = monthAfter(one)) months.push(one);
  return lockedThrough !== null && month <= lockedThrough ? [] : [...months, month];
}
