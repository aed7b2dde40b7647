import { describe, expect, it } from 'vitest';
import { clockTime, type OpeningHours, openStateAt } from './opening-hours.ts';

const weekend: readonly OpeningHours[] = [
  { days: [6, 0], opens: '10:30', closes: '13:30' },
  { days: [6, 0], opens: '14:30', closes: '18:30' },
];

/** Time in India; 21 November 2026 is a Saturday. */
function india(day: number, time: string): Date {
  return new Date(`2026-11-${day}T${time}:00+05:30`);
}

describe('open now', () => {
  it.each([
    [india(21, '10:29'), { open: false, opens: '10:30', day: 6, daysAhead: 0 }],
    [india(21, '10:30'), { open: true, closes: '13:30' }],
    [india(21, '13:30'), { open: false, opens: '14:30', day: 6, daysAhead: 0 }],
    [india(22, '18:29'), { open: true, closes: '18:30' }],
    [india(21, '18:30'), { open: false, opens: '10:30', day: 0, daysAhead: 1 }],
    [india(22, '18:30'), { open: false, opens: '10:30', day: 6, daysAhead: 6 }],
    [india(25, '12:00'), { open: false, opens: '10:30', day: 6, daysAhead: 3 }],
  ])('%s', (moment, expected) => {
    expect(openStateAt(weekend, moment)).toEqual(expected);
  });

  it('goes by the clock in India, wherever the visitor is', () => {
    expect(openStateAt(weekend, new Date('2026-11-21T05:00:00Z'))).toEqual({ open: true, closes: '13:30' });
  });

  it('knows hours that pass midnight', () => {
    const night = [{ days: [6], opens: '14:30', closes: '06:30' }];
    expect(openStateAt(night, india(22, '06:29'))).toEqual({ open: true, closes: '06:30' });
    expect(openStateAt(night, india(22, '06:30'))).toMatchObject({ open: false, day: 6, daysAhead: 6 });
  });

  it('is null for a store that never opens', () => {
    expect(openStateAt([], india(21, '12:00'))).toBeNull();
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['18:30', '6:30 PM'],
  ])('%s is %s', (time, words) => {
    expect(clockTime(time)).toBe(words);
  });
});
