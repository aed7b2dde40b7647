import { indiaDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';

/** A month as YYYY-MM. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export type LockMonthError = {
  readonly code: 'MONTH_NOT_LOCKABLE';
  readonly reason: 'no month' | 'not over' | 'locked before';
};

/**
 * Whether the books of a month can be locked, and with it all before it (JOURNAL-14): once it is over in India, and not
 * twice. `lockedThrough` is the last month that is locked.
 */
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
