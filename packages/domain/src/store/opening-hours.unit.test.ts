import { describe, expect, it } from 'vitest';
import {
  clockTime,
  daysText,
  hoursRows,
  type OpeningHours,
  openStateAt,
  shownHours,
} from './opening-hours.ts';

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

  describe('on holidays (CONTENT-35)', () => {
    const closed = { date: '2026-11-21', opens: null, closes: null, note: 'Wedding' };
    const short = { date: '2026-11-22', opens: '12:00', closes: '13:00', note: '' };
    const extra = { date: '2026-12-31', opens: '20:00', closes: '01:00', note: '' };

    it.each([
      [[closed], india(21, '11:00'), { open: false, opens: '10:30', day: 0, daysAhead: 1 }],
      [[short], india(22, '11:00'), { open: false, opens: '12:00', day: 0, daysAhead: 0 }],
      [[short], india(22, '12:59'), { open: true, closes: '13:00' }],
      [
        [closed, { ...closed, date: '2026-11-22' }],
        india(21, '09:00'),
        { open: false, day: 6, daysAhead: 7 },
      ],
      [
        [
          { ...closed, date: '2026-11-22' },
          { ...closed, date: '2026-11-28' },
          { ...closed, date: '2026-11-29' },
        ],
        india(21, '19:00'),
        { open: false, day: 6, daysAhead: 14 },
      ],
      [[{ ...extra, date: '2026-11-20' }], india(21, '00:30'), { open: true, closes: '01:00' }],
    ])('%j at %s', (holidays, moment, expected) => {
      expect(openStateAt(weekend, moment, holidays)).toMatchObject(expected);
    });

    it('a store that opens on that day alone has a next opening', () => {
      expect(openStateAt([], india(21, '12:00'), [extra])).toMatchObject({ opens: '20:00', daysAhead: 40 });
      expect(openStateAt([], india(21, '12:00'), [closed])).toBeNull();
    });
  });
});

describe('hours as shown (CONTENT-20)', () => {
  it.each([
    [[6, 0], 'Saturday-Sunday'],
    [[1, 2, 3, 4, 5], 'Monday-Friday'],
    [[5, 3, 1], 'Monday, Wednesday, Friday'],
    [[0, 1, 2], 'Monday-Tuesday, Sunday'],
    [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
    [[], ''],
  ])('%j are %s', (days, words) => {
    expect(daysText(days)).toBe(words);
  });

  it('are the times, or words of their own; read back as entered', () => {
    const [first, second] = weekend;
    const rows = [
      { days: [6, 0], opens: '10:30', closes: '13:30', text: '' },
      { days: [6, 0], opens: '14:30', closes: '18:30', text: 'By appointment' },
    ];
    const shown = shownHours(rows);
    expect(shown).toEqual([
      { days: 'Saturday-Sunday', text: '10:30 AM-1:30 PM' },
      { days: 'Saturday-Sunday', text: 'By appointment' },
    ]);
    expect(
      hoursRows(
        [first, second].flatMap((one) => one ?? []),
        shown,
      ),
    ).toEqual(rows);
    expect(hoursRows(weekend, [{ text: 'Always' }]).map(({ text }) => text)).toEqual(['', '']);
  });
});
