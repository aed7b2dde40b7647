import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isDay } from '../india-day.ts';
import { NO_PAISE, paise } from '../money.ts';
import { allocateBatches, type BatchOnShelf, refuseBatch } from './allocate-batches.ts';
import { batchCode, checkBatch } from './check-batch.ts';
import { daysNeeded, lastDayForSale, lastDayToAllocate, roadDaysBetween } from './shelf-life.ts';

const TODAY = '2026-11-22';

const shelved = fc
  .record({
    id: fc.uuid(),
    free: fc.integer({ min: 0, max: 20 }),
    mrpPaise: fc.integer({ min: 1, max: 20_000 }),
    held: fc.boolean(),
    age: fc.integer({ min: 0, max: 400 }),
    life: fc.integer({ min: 2, max: 500 }),
  })
  .map(({ age, life, ...batch }): BatchOnShelf => {
    const packedOn = addDays(TODAY, -age);
    return { ...batch, packedOn, bestBefore: addDays(packedOn, life) };
  });
const batches = fc.uniqueArray(shelved, { selector: ({ id }) => id, maxLength: 8 });
const wanted = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  roadDays: fc.integer({ min: 0, max: 8 }),
  today: fc.constant(TODAY),
  paid: fc.integer({ min: 1, max: 20_000 }),
});

describe('batches', () => {
  it('need 45 days left of a long life, 30 % of a short one (BATCH-3)', () => {
    expect(daysNeeded({ packedOn: '2026-01-01', bestBefore: addDays('2026-01-01', 270) })).toBe(45);
    expect(daysNeeded({ packedOn: '2026-01-01', bestBefore: addDays('2026-01-01', 90) })).toBe(27);
    expect(lastDayToAllocate({ packedOn: '2026-01-01', bestBefore: '2026-12-31' }, 4)).toBe('2026-11-12');
    expect(lastDayForSale({ packedOn: '2026-01-01', bestBefore: '2026-12-31' })).toBe('2026-11-08');
  });

  it('are on the road the longer the further it is', () => {
    expect(roadDaysBetween('682001', '682555')).toBe(8);
    expect(roadDaysBetween('682001', '680001')).toBe(2);
    expect(roadDaysBetween('682001', '600001')).toBe(4);
    expect(roadDaysBetween('682001', '110001')).toBe(6);
    expect(roadDaysBetween('682001', '781001')).toBe(8);
  });

  it('go out first expired, first out, and never held ones nor too old ones (BATCH-2)', () => {
    fc.assert(
      fc.property(batches, wanted, (shelf, want) => {
        const { shares, missing } = allocateBatches(shelf, want);
        expect(shares.reduce((sum, { quantity }) => sum + quantity, missing)).toBe(want.quantity);
        const usable = shelf.filter((batch) => refuseBatch(batch, { ...want, quantity: 1 }) === null);
        for (const share of shares) {
          const batch = usable.find(({ id }) => id === share.batchId);
          expect(batch?.mrpPaise).toBeGreaterThanOrEqual(want.paid);
          expect(share.quantity).toBeLessThanOrEqual(batch?.free ?? 0);
          const earlier = usable.filter(({ bestBefore }) => bestBefore < (batch?.bestBefore ?? ''));
          for (const { id, free } of earlier) {
            expect(shares.find(({ batchId }) => batchId === id)?.quantity).toBe(free);
          }
        }
        if (missing > 0) {
          expect(shares.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
            usable.reduce((sum, { free }) => sum + free, 0),
          );
        }
      }),
    );
  });

  it('names the reason of a refusal', () => {
    const life = { packedOn: '2026-10-01', bestBefore: '2027-10-01' };
    const batch = { id: 'b', free: 3, held: false, mrpPaise: 5_000, ...life };
    const want = { quantity: 3, today: TODAY, roadDays: 4, paid: 5_000 };
    expect(refuseBatch(batch, want)).toBeNull();
    expect(refuseBatch({ ...batch, held: true }, want)).toBe('blocked');
    expect(refuseBatch(batch, { ...want, quantity: 4 })).toBe('too few left');
    expect(refuseBatch(batch, { ...want, paid: 5_001 })).toBe('MRP below price');
    expect(allocateBatches([batch], { ...want, paid: 5_001 })).toEqual({
      shares: [],
      missing: 3,
      isMrpTooLow: true,
    });
    expect(refuseBatch({ ...batch, packedOn: '2026-01-01', bestBefore: '2026-12-01' }, want)).toBe('too old');
  });

  it('have labels that make sense (BATCH-1)', () => {
    const label = { code: ' tn 12/a ', packedOn: '2026-11-01', bestBefore: '2027-11-01', mrpPaise: 100 };
    expect(checkBatch(label, { today: TODAY, paid: NO_PAISE })).toMatchObject({
      ok: true,
      value: { code: 'TN 12/A' },
    });
    const wrong = { code: '', packedOn: '2026-12-01', bestBefore: '2026-02-30', mrpPaise: 0 };
    const checked = checkBatch(wrong, { today: TODAY, paid: NO_PAISE });
    expect(checked.ok ? [] : checked.error.map(({ field }) => field)).toEqual([
      'code',
      'packedOn',
      'bestBefore',
      'mrp',
    ]);
    expect(batchCode('a  b')).toBe('A B');
    expect(isDay('2026-13-01')).toBe(false);
  });

  it('have an MRP that is not below the price paid for a piece (BATCH-8)', () => {
    const label = { code: 'LM-OLD', packedOn: '2026-11-01', bestBefore: '2027-11-01', mrpPaise: 5_000 };
    expect(checkBatch(label, { today: TODAY, paid: paise(5_000) }).ok).toBe(true);
    const message =
      'MRP ₹50.00 is below the price of ₹55.00 with GST. Lower the price first: nothing may be sold above its printed MRP';
    expect(checkBatch(label, { today: TODAY, paid: paise(5_500) })).toEqual({
      ok: false,
      error: [{ field: 'mrp', message }],
    });
  });

  it.each([
    ['2016-11-22', '2026-11-22', 1_00_00_000_00, []],
    ['2016-11-21', '2017-11-22', 100, ['Packed on must be within the last 10 years']],
    ['0001-01-01', '0002-01-01', 100, ['Packed on must be within the last 10 years']],
    ['2026-11-23', '2027-11-22', 100, ['Packed on must not be in the future']],
    ['2024-02-29', '2034-02-28', 100, []],
    ['2024-02-29', '2034-03-01', 100, ['Best before must come at most 10 years after the day of packing']],
    ['2026-11-01', '9999-12-31', 100, ['Best before must come at most 10 years after the day of packing']],
    ['2026-11-01', '2027-11-01', 1_00_00_000_01, ['MRP must be at most ₹1,00,00,000']],
  ])(
    'packed on %s, best before %s, MRP of %i paise: %j (BATCH-1)',
    (packedOn, bestBefore, mrpPaise, said) => {
      const checked = checkBatch(
        { code: 'A', packedOn, bestBefore, mrpPaise },
        { today: TODAY, paid: NO_PAISE },
      );
      expect(checked.ok ? [] : checked.error.map(({ message }) => message)).toEqual(said);
    },
  );
});
