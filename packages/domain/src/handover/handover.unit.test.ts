import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaTime } from '../india-day.ts';
import {
  courierChoices,
  isSameCourier,
  isTimeOfDay,
  lastHandover,
  refusalOf,
  type ScannedOut,
} from './handover.ts';

const PACKED: ScannedOut = {
  lacksEWayBill: false,
  number: 'OD10001-1',
  state: 'packed',
  interruption: null,
  courier: null,
  trackingNumber: null,
  elsewhere: null,
};

describe('a parcel that is scanned out (PARCEL-42)', () => {
  it.each([
    [{}, null],
    [{ courier: 'dtdc ', trackingNumber: 'KL1' }, null],
    [{ courier: 'Delhivery', trackingNumber: '1' }, 'OD10001-1 goes with Delhivery'],
    [{ state: 'waiting' }, 'OD10001-1 is not packed'],
    [{ state: 'packing' }, 'OD10001-1 is not packed'],
    [{ state: 'shipped', courier: 'DTDC' }, 'OD10001-1 has already left with DTDC'],
    [{ state: 'delivered' }, 'OD10001-1 has already left'],
    [{ state: 'cancelled' }, 'The order of OD10001-1 was cancelled'],
    [{ interruption: 'cancelled' }, 'The order of OD10001-1 was cancelled'],
    [{ interruption: 'held' }, 'The order of OD10001-1 is on hold'],
    [{ interruption: 'held', state: 'packing' }, 'The order of OD10001-1 is on hold'],
    [{ interruption: 'changed' }, 'The order of OD10001-1 has changed since it was packed'],
    [{ elsewhere: 'Delhivery' }, 'OD10001-1 is in another hand-over, to Delhivery'],
  ] as const)('%j: %s', (changes, refusal) => {
    expect(refusalOf({ ...PACKED, ...changes }, 'DTDC')).toBe(refusal);
  });

  it('knows a courier by its name, however it is typed', () => {
    expect(isSameCourier(' Blue Dart', 'blue dart ')).toBe(true);
    expect(isSameCourier('Blue Dart', 'DTDC')).toBe(false);
  });
});

describe('the hand-over time (PARCEL-46)', () => {
  it('is the last one that has passed, less than a day ago', () => {
    const aTime = fc
      .record({ hour: fc.nat({ max: 23 }), minute: fc.nat({ max: 59 }) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    const aMoment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(aTime, aMoment, (time, now) => {
        const last = lastHandover(time, now);
        expect(isTimeOfDay(time)).toBe(true);
        expect(indiaTime(last)).toBe(time);
        expect(now.getTime() - last.getTime()).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - last.getTime()).toBeLessThan(86_400_000);
      }),
    );
  });

  it('is a time of the day', () => {
    expect(['00:00', '17:00', '23:59', '24:00', '7:00', '17.00', ''].map(isTimeOfDay)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    // 16:59 in India, and 17:00.
    expect(lastHandover('17:00', new Date('2026-11-30T11:29:59Z'))).toEqual(new Date('2026-11-29T11:30:00Z'));
    expect(lastHandover('17:00', new Date('2026-11-30T11:30:00Z'))).toEqual(new Date('2026-11-30T11:30:00Z'));
  });
});

it('offers each courier once, likeliest first, and no number that was typed for one (PARCEL-40)', () => {
  expect(
    courierChoices(['DTDC', 'Ekart'], ['Delhivery', 'ekart'], ['OD10002-1', ' dtdc', '7001', 'Own']),
  ).toEqual(['DTDC', 'Ekart', 'Delhivery', 'Own']);
});
