import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalDay,
  arrivalProblems,
  type DeliveryArea,
  FIRST_ARRIVAL,
  reachOf,
  trimArrival,
} from './arrival.ts';

const DAYS = { fewestDays: 3, mostDays: 5 };
const KOCHI = '682001';
const area = (pins: string, change: Partial<DeliveryArea> = {}): DeliveryArea => ({
  pins,
  days: 2,
  isServed: true,
  takesCash: true,
  ...change,
});
const withAreas = (...areas: DeliveryArea[]) => ({ ...FIRST_ARRIVAL, areas });

describe('the reach of the shop (DELIVERY-2)', () => {
  it.each([
    ['682020', 3],
    ['670001', 4],
    ['560001', 5],
    ['794001', 5],
  ])('without areas %s takes %i of 3 to 5 business days, by distance', (to, days) => {
    expect(reachOf(FIRST_ARRIVAL, DAYS, { from: KOCHI, to })).toEqual({
      days,
      isServed: true,
      takesCash: true,
    });
  });

  it('is that of the area with the longest first digits', () => {
    const setting = withAreas(
      area('6, 67', { days: 4 }),
      area('682', { days: 1 }),
      area('19', { isServed: false }),
    );
    const to = (pin: string) => reachOf(setting, DAYS, { from: KOCHI, to: pin });
    expect(to('682020').days).toBe(1);
    expect(to('673001').days).toBe(4);
    expect(to('190001').isServed).toBe(false);
    expect(to('110001')).toMatchObject({ isServed: true, days: 5 });
  });

  it('is that of the couriers outside of areas (DELIVERY-9)', () => {
    const setting = withAreas(area('682', { days: 1, takesCash: false }));
    const answers = [{ isServed: true, takesCash: true, days: 7 }, null];
    const to = (pin: string) => reachOf(setting, DAYS, { from: KOCHI, to: pin }, answers);
    expect(to('682020')).toMatchObject({ days: 1, takesCash: false });
    expect(to('560001')).toEqual({ days: 7, isServed: true, takesCash: true });
    const unnamed = [{ isServed: false, takesCash: false, days: null }];
    expect(reachOf(setting, DAYS, { from: KOCHI, to: '560001' }, unnamed)).toEqual({
      ...{ days: 5, isServed: false, takesCash: false },
    });
  });

  it('lies within the days that the shop states, for every PIN code', () => {
    const pin = fc.integer({ min: 100_000, max: 999_999 }).map(String);
    fc.assert(
      fc.property(
        pin,
        pin,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (from, to, fewest, more) => {
          const { days } = reachOf(
            FIRST_ARRIVAL,
            { fewestDays: fewest, mostDays: fewest + more },
            { from, to },
          );
          expect(days).toBeGreaterThanOrEqual(fewest);
          expect(days).toBeLessThanOrEqual(fewest + more);
        },
      ),
    );
  });
});

describe('the day of arrival (DELIVERY-3)', () => {
  // 27 November 2026 is a Friday.
  it.each([
    ['Thu before the cutoff', '2026-11-26T08:29:00Z', '2026-11-30'],
    ['Thu at the cutoff', '2026-11-26T08:30:00Z', '2026-12-01'],
    ['Fri before the cutoff', '2026-11-27T03:00:00Z', '2026-12-01'],
    ['Sat', '2026-11-28T03:00:00Z', '2026-12-02'],
    ['Sun', '2026-11-29T03:00:00Z', '2026-12-02'],
  ])('of 2 business days, placed on %s', (_, placedAt, day) => {
    expect(arrivalDay(new Date(placedAt), FIRST_ARRIVAL, 2)).toBe(day);
  });
});

describe('the setting (DELIVERY-1)', () => {
  const fieldsOf = (setting: typeof FIRST_ARRIVAL) => arrivalProblems(setting).map(({ field }) => field);

  it('names each wrong field', () => {
    expect(fieldsOf(FIRST_ARRIVAL)).toEqual([]);
    expect(fieldsOf({ ...FIRST_ARRIVAL, cutoff: '25:00' })).toEqual(['cutoff']);
    expect(fieldsOf(withAreas(area('')))).toEqual(['areas.0.pins']);
    expect(fieldsOf(withAreas(area('0682')))).toEqual(['areas.0.pins']);
    expect(fieldsOf(withAreas(area('682'), area('67, 682')))).toEqual(['areas.1.pins']);
    expect(fieldsOf(withAreas(area('682', { days: 0 })))).toEqual(['areas.0.days']);
  });

  it('is stored with plain digits and commas', () => {
    expect(trimArrival(withAreas(area(' 682  67,560 '))).areas[0]?.pins).toBe('682, 67, 560');
  });
});
