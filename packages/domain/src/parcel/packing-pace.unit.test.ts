import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packingPace, type TimedParcel } from './packing-pace.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 30) + seconds * 1_000);
const packed = (packedBy: string, from: number, to: number): TimedParcel => ({
  packedBy,
  startedAt: at(from),
  packedAt: at(to),
});

describe('the pace of packing (TODAY-4)', () => {
  it('is counted from the first claim to the last closing, breaks included', () => {
    const own = [packed('asha', 0, 60), packed('asha', 60, 90), packed('asha', 1_500, 1_800)];
    expect(packingPace(own)).toEqual({ parcels: 3, perHour: 6, medianSeconds: 60 });
  });

  it('is that of one packer, however many pack', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 30, max: 3_600 }), (packers, seconds) => {
        const one = [packed('1', 0, seconds), packed('1', seconds, 2 * seconds)];
        const all = Array.from({ length: packers }, (_, who) =>
          one.map((parcel) => ({ ...parcel, packedBy: String(who) })),
        ).flat();
        expect(packingPace(all)).toEqual({ ...packingPace(one), parcels: 2 * packers });
      }),
    );
  });

  it('counts parcels without a recorded beginning, and needs time to have passed', () => {
    expect(packingPace([])).toEqual({ parcels: 0, perHour: null, medianSeconds: null });
    expect(packingPace([{ packedBy: null, startedAt: null, packedAt: at(9) }])).toEqual({
      parcels: 1,
      perHour: null,
      medianSeconds: null,
    });
    expect(packingPace([packed('asha', 0, 0)])).toEqual({ parcels: 1, perHour: null, medianSeconds: 0 });
  });
});
