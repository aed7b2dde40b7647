import { expect, it } from 'vitest';
import { indiaDay } from './india-day.ts';

it.each([
  ['2026-11-21T18:29:59Z', '2026-11-21'],
  ['2026-11-21T18:30:00Z', '2026-11-22'],
])('at %s it is %s in India', (moment, day) => {
  expect(indiaDay(new Date(moment))).toBe(day);
});
