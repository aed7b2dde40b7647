import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfBusinessDays, overdueBefore } from './business-days.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const days = fc.integer({ min: 0, max: 30 });

describe('a promise in business days (TODAY-3)', () => {
  it.each([
    ['Thursday, 3 days', '2026-11-26T06:00:00Z', 3, '2026-12-01T18:30:00.000Z'],
    ['Saturday, 1 day', '2026-11-28T06:00:00Z', 1, '2026-11-30T18:30:00.000Z'],
    ['the same day', '2026-11-30T06:00:00Z', 0, '2026-11-30T18:30:00.000Z'],
  ])('ends at midnight in India: %s', (_, begun, count, end) => {
    expect(endOfBusinessDays(new Date(begun), count).toISOString()).toBe(end);
  });

  it('is overdue by its beginning, to the moment', () => {
    fc.assert(
      fc.property(moment, days, fc.integer({ min: -20, max: 60 }), (begun, count, later) => {
        const now = new Date(begun.getTime() + later * 86_400_000);
        expect(begun < overdueBefore(now, count)).toBe(endOfBusinessDays(begun, count) <= now);
      }),
    );
  });
});
