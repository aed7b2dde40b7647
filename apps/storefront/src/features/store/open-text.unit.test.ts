import { describe, expect, it } from 'vitest';
import { openText } from './open-text.ts';

const hours = [
  { days: [6, 0], opens: '10:30', closes: '13:30' },
  { days: [6, 0], opens: '14:30', closes: '18:30' },
];

describe('the state of a store on its card', () => {
  // 2026-11-21 is a Saturday; India is 5:30 ahead.
  it.each([
    ['2026-11-21T05:30:00Z', true, 'until 1:30 PM'],
    ['2026-11-21T08:30:00Z', false, 'Opens at 2:30 PM'],
    ['2026-11-21T14:00:00Z', false, 'Opens tomorrow at 10:30 AM'],
    ['2026-11-18T06:00:00Z', false, 'Opens Saturday at 10:30 AM'],
  ])('at %s', (moment, isOpen, until) => {
    expect(openText(hours, new Date(moment))).toEqual({ isOpen, until });
  });

  it('names the date of an opening that is far', () => {
    const closed = { opens: null, closes: null, note: '' };
    const holidays = ['2026-11-28', '2026-11-29'].map((date) => ({ ...closed, date }));
    expect(openText(hours, new Date('2026-11-22T14:00:00Z'), holidays)).toEqual({
      isOpen: false,
      until: 'Opens on 5 December 2026 at 10:30 AM',
    });
  });

  it('without hours', () => {
    expect(openText([], new Date('2026-11-21T05:30:00Z'))).toEqual({ isOpen: false, until: '' });
  });
});
