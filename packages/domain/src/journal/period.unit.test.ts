import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { type DayRange, monthAfter, splitPeriod, statementPeriod, yearOf } from './period.ts';
import { yearsToClose } from './year-closing.ts';

const FIRST = '2026-01-15';
const DAYS = 400;
const ALL = Array.from({ length: DAYS }, (_, days) => addDays(FIRST, days));
const aDay = fc.nat({ max: DAYS - 1 }).map((days) => addDays(FIRST, days));
const isIn = ({ from, to }: DayRange, day: string) =>
  (from === null || from <= day) && (to === null || day <= to);

describe('the period of a statement (JOURNAL-25)', () => {
  it('is by default the month until today', () => {
    expect(statementPeriod({}, '2026-11-30')).toEqual({
      ok: true,
      value: { from: '2026-11-01', to: '2026-11-30' },
    });
    expect(statementPeriod({ to: '2026-10-09' }, '2026-11-30')).toMatchObject({
      value: { from: '2026-10-01' },
    });
  });

  it('is refused at its last day when that is before the first', () => {
    expect(statementPeriod({ from: '2026-12-01' }, '2026-11-30')).toEqual({
      ok: false,
      error: [{ field: 'to', message: 'The last day is before the first' }],
    });
  });

  it('of a financial year is April to March', () => {
    expect(yearOf('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(yearOf('2027-04-01')).toEqual({ from: '2027-04-01', to: '2028-03-31' });
    expect(['2026-01', '2026-02', '2026-12'].map(monthAfter)).toEqual(['2026-02', '2026-03', '2027-01']);
  });
});

describe('a period over locked months (JOURNAL-30)', () => {
  it('has each of its days once, in stored months that are locked and whole, or beside them', () => {
    const limit = fc.option(aDay);
    const locked = fc.option(aDay.map((day) => day.slice(0, 7)));
    fc.assert(
      fc.property(limit, limit, locked, (one, other, lockedThrough) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
        const { months, days } = splitPeriod({ from, to }, lockedThrough);
        if (months !== null) {
          expect(lockedThrough).not.toBeNull();
          expect(months.last <= (lockedThrough ?? '')).toBe(true);
        }
        for (const day of ALL) {
          const month = day.slice(0, 7);
          const stored =
            months !== null && (months.first === null || months.first <= month) && month <= months.last;
          const times = (stored ? 1 : 0) + days.filter((range) => isIn(range, day)).length;
          expect({ day, times }).toEqual({ day, times: isIn({ from, to }, day) ? 1 : 0 });
        }
      }),
    );
  });
});

describe('the years that locking closes (JOURNAL-28)', () => {
  it('are those whose March is newly locked, from the first entry', () => {
    const close = (lockedThrough: string | null, month: string) =>
      yearsToClose({ first: '2025-11', lockedThrough, month });
    expect(close(null, '2026-02')).toEqual([]);
    expect(close(null, '2026-03')).toEqual(['2026-03']);
    expect(close(null, '2027-06')).toEqual(['2026-03', '2027-03']);
    expect(close('2026-03', '2027-03')).toEqual(['2027-03']);
    expect(close('2027-03', '2027-04')).toEqual([]);
  });
});
