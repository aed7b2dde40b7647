import { expect, it } from 'vitest';
import {
  formatDay,
  formatLongDay,
  formatMoment,
  formatTime,
  indiaDay,
  indiaTime,
  nextDay,
} from './india-day.ts';

it.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', '23:59'],
  ['2026-11-21T18:30:00Z', '2026-11-22', '00:00'],
])('at %s it is %s, %s in India', (moment, day, time) => {
  expect(indiaDay(new Date(moment))).toBe(day);
  expect(indiaTime(new Date(moment))).toBe(time);
});

it('is written in the time of India, wherever it is read', () => {
  const moment = '2026-11-21T18:30:00Z';
  expect(formatDay(moment)).toBe('22 Nov 2026');
  expect(formatDay(new Date(moment))).toBe('22 Nov 2026');
  expect(formatLongDay(moment)).toBe('22 November 2026');
  expect(formatMoment(moment)).toMatch(/^22 Nov 2026, 12:00\sam$/);
  expect(formatTime(moment)).toMatch(/^12:00\sam$/);
});

it.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('after %s comes %s', (day, next) => {
  expect(nextDay(day)).toBe(next);
});
