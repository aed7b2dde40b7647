import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURIERS } from '../../order/shipment.ts';
import { foldEvents, type ParcelEvent } from '../parcel-event.ts';
import type { ParcelState } from '../parcel-state.ts';
import { COURIER_NAMES, COURIER_TITLES, courierTitled } from './courier-name.ts';
import { attemptReason, indiaMoment } from './courier-report.ts';
import { kindOfDelhivery } from './delhivery.ts';
import { kindOfShiprocket } from './shiprocket.ts';

describe('the words of couriers (PARCEL-34)', () => {
  const delhivery = (type: string, status: string, nslCode = '') =>
    kindOfDelhivery({ type, status, nslCode });

  it('take a parcel of Delhivery that is back for back, not for delivered', () => {
    expect(delhivery('DL', 'RTO')).toBe('back');
    expect(delhivery('DL', 'Delivered')).toBe('delivered');
    expect(delhivery('DL', 'DTO')).toBeNull();
    expect(delhivery('RT', 'In Transit')).toBe('returning');
    expect(delhivery('RT', 'Dispatched')).toBe('returning');
  });

  it('tell a failed attempt of Delhivery from a parcel that waits', () => {
    expect(delhivery('UD', 'Pending', 'EOD-11')).toBe('attempt failed');
    expect(delhivery('UD', 'Pending', 'X-PIOM')).toBe('in transit');
    expect(delhivery('UD', 'Dispatched')).toBe('out for delivery');
    expect(delhivery('UD', 'Lost')).toBe('lost');
  });

  it.each([
    ['UD', 'Manifested'],
    ['UD', 'Not Picked'],
    ['PP', 'Open'],
    ['CN', 'Canceled'],
    ['XX', 'Delivered'],
  ])('tell nothing by %s %s of Delhivery', (type, status) => {
    expect(delhivery(type, status)).toBeNull();
  });

  it('read the numbers of Shiprocket', () => {
    const kinds = [7, 9, 10, 12, 17, 18, 21, 25, 40, 42].map(kindOfShiprocket);
    expect(kinds).toEqual([
      ...['delivered', 'returning', 'back', 'lost', 'out for delivery', 'in transit'],
      ...['attempt failed', 'damaged', 'returning', 'in transit'],
    ]);
    // Booked, cancelled, partly delivered, untraceable, unknown.
    expect([1, 5, 8, 23, 76, 999].map(kindOfShiprocket)).toEqual(Array(6).fill(null));
  });

  it.each([
    ['Consignee refused to accept the order', 'refused'],
    ['Incomplete address, landmark missing', 'wrong address'],
    ['Customer asked for delivery on another day', 'another day asked for'],
    ['Customer not contactable', 'not reached by phone'],
    ['Door locked', 'not at home'],
    ['Vehicle breakdown', 'other'],
  ])('name the reason of "%s"', (remark, reason) => {
    expect(attemptReason(remark)).toBe(reason);
  });

  it.each([
    ['23 05 2023 11:43:52', '2023-05-23T06:13:52.000Z'],
    ['2026-01-09T17:10:42.767', '2026-01-09T11:40:42.000Z'],
    ['2026-01-09 00:10', '2026-01-08T18:40:00.000Z'],
    ['2026-01-09T17:10:42+05:30', '2026-01-09T11:40:42.000Z'],
  ])('read %s as a moment in India', (text, moment) => {
    expect(indiaMoment(text)?.toISOString()).toBe(moment);
  });

  it.each(['', 'yesterday', '2026-13-40T10:00:00', '0000-00-00 00:00:00'])(
    'take "%s" for no moment',
    (text) => {
      expect(indiaMoment(text)).toBeNull();
    },
  );

  it('name couriers as the list of suggestions does', () => {
    for (const name of COURIER_NAMES) {
      expect(COURIERS).toContain(COURIER_TITLES[name]);
      expect(courierTitled(COURIER_TITLES[name])).toBe(name);
    }
    expect(courierTitled('Blue Dart')).toBeNull();
  });
});

/** Ten scans of a life: delivered at once or after a failed attempt, back, or lost. */
const LIVES: readonly (readonly number[])[] = [
  [1, 3, 42, 6, 18, 38, 18, 38, 17, 7],
  [1, 42, 18, 38, 17, 21, 17, 21, 17, 7],
  [42, 18, 38, 17, 21, 17, 9, 46, 41, 10],
  [1, 3, 5, 42, 6, 18, 38, 39, 22, 12],
];

const PARCELS = 1_000;

describe('10,000 scans of 1,000 parcels (PARCEL-19)', () => {
  it('end, doubled and shuffled, in the states of the ordered ones', () => {
    const parcels = Array.from({ length: PARCELS }, (_, index) =>
      (LIVES[index % LIVES.length] ?? []).flatMap((status, minute): ParcelEvent[] => {
        const kind = kindOfShiprocket(status);
        return kind === null ? [] : [{ kind, at: new Date(minute * 60_000) }];
      }),
    );
    const inOrder = parcels.map((events) => foldEvents('shipped', events).state);
    expect(new Set(inOrder)).toEqual(new Set(['delivered', 'back', 'lost']));
    const scans = parcels.flatMap((events, parcel) =>
      [...events, ...events].map((event) => ({ parcel, event })),
    );
    const everyScan = { minLength: scans.length, maxLength: scans.length };
    fc.assert(
      fc.property(fc.shuffledSubarray(scans, everyScan), (shuffled) => {
        const states: ParcelState[] = parcels.map(() => 'shipped');
        const known: ParcelEvent[][] = parcels.map(() => []);
        for (const { parcel, event } of shuffled) {
          const events = known[parcel] ?? [];
          events.push(event);
          states[parcel] = foldEvents(states[parcel] ?? 'shipped', events).state;
        }
        expect(states).toEqual(inOrder);
      }),
      { numRuns: 3 },
    );
  });
});
