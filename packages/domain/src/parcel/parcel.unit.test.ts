import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComplete, judgeScan, judgeUnits, type PackingLine } from './packing.ts';
import {
  allowedParcelSteps,
  DISPATCHED_PARCELS,
  endedUndelivered,
  mayCancelRest,
  ON_ITS_WAY,
  PARCEL_STATES,
  PARCEL_STEPS,
  statusOfParcels,
  stepParcel,
} from './parcel-state.ts';
import { possibleCodes, readScan } from './read-scan.ts';

const state = fc.constantFrom(...PARCEL_STATES);

describe('the life of a parcel', () => {
  it('takes the steps that its state allows, and no other (PARCEL-1)', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...PARCEL_STEPS), (from, step) => {
        const stepped = stepParcel(from, step);
        expect(stepped.ok).toBe(allowedParcelSteps(from).includes(step));
        if (!stepped.ok) expect(stepped.error).toMatchObject({ state: from, step });
      }),
    );
  });

  it('is never opened again once it has left', () => {
    for (const gone of [...DISPATCHED_PARCELS, 'cancelled'] as const) {
      expect(stepParcel(gone, 'reopen').ok).toBe(false);
      expect(stepParcel(gone, 'claim').ok).toBe(false);
    }
  });

  it('allows each act of a courier until the parcel is at its end (PARCEL-19)', () => {
    for (const state of ON_ITS_WAY) {
      expect(allowedParcelSteps(state)).toEqual(
        expect.arrayContaining(['deliver', 'back', 'lost', 'damaged']),
      );
    }
    expect(allowedParcelSteps('returning')).toEqual([
      'out-for-delivery',
      'deliver',
      'back',
      'lost',
      'damaged',
    ]);
    for (const end of ['delivered', 'inspected', 'lost', 'damaged'] as const) {
      expect(allowedParcelSteps(end)).toEqual([]);
    }
    expect(allowedParcelSteps('back')).toEqual(['inspect']);
  });

  it('lets the order follow the parcel that is furthest behind (PARCEL-2)', () => {
    expect(statusOfParcels(['delivered', 'shipped'])).toBe('shipped');
    expect(statusOfParcels(['delivered', 'in transit', 'cancelled'])).toBe('in transit');
    expect(statusOfParcels(['delivered', 'packed'])).toBeNull();
    expect(statusOfParcels(['cancelled'])).toBeNull();
    fc.assert(
      fc.property(fc.array(state, { maxLength: 5 }), (states) => {
        const status = statusOfParcels(states);
        const counted = states.filter((one) => one !== 'cancelled' && !endedUndelivered(one));
        expect(status === 'delivered').toBe(
          counted.length > 0 && counted.every((one) => one === 'delivered'),
        );
      }),
    );
  });

  it('leaves parcels that ended without delivery out, and cancels the order of none but such (PARCEL-20)', () => {
    expect(statusOfParcels(['attempt failed', 'delivered'])).toBe('in transit');
    expect(statusOfParcels(['out for delivery', 'shipped'])).toBe('shipped');
    expect(statusOfParcels(['returning'])).toBe('in transit');
    expect(statusOfParcels(['delivered', 'back'])).toBe('delivered');
    expect(statusOfParcels(['waiting', 'lost'])).toBeNull();
    expect(statusOfParcels(['inspected', 'lost', 'cancelled'])).toBe('cancelled');
    fc.assert(
      fc.property(fc.array(state, { maxLength: 5 }), (states) => {
        const counted = states.filter((one) => one !== 'cancelled');
        expect(statusOfParcels(states) === 'cancelled').toBe(
          counted.length > 0 && counted.every(endedUndelivered),
        );
      }),
    );
  });
});

it('leaves an unsent rest to cancel only where nothing is on its way or delivered (PARCEL-49)', () => {
  expect(mayCancelRest(['back', 'packed'], false)).toBe(true);
  expect(mayCancelRest(['lost', 'inspected', 'waiting', 'cancelled'], false)).toBe(true);
  for (const sent of ['delivered', 'returning', 'shipped'] as const) {
    expect(mayCancelRest(['back', sent, 'waiting'], false)).toBe(false);
    expect(mayCancelRest(['back', sent, 'waiting'], true)).toBe(true);
  }
  for (const isPaid of [false, true]) {
    expect(mayCancelRest(['waiting', 'packed'], isPaid)).toBe(false);
    expect(mayCancelRest(['delivered', 'cancelled'], isPaid)).toBe(false);
  }
});

const lines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), code: fc.constantFrom('A', 'B', 'C') }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((made) =>
    made.map(
      ({ quantity, code }, index): PackingLine => ({
        position: index + 1,
        codes: [code, `SKU-${code}`],
        quantity,
        packed: 0,
      }),
    ),
  );

describe('packing by scanner', () => {
  it('is complete after as many right scans as there are units, despite any wrong ones between (PARCEL-4)', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.constantFrom('A', 'b', 'sku-c', 'D'), { maxLength: 60 }),
        (start, scans) => {
          let now = start;
          let counted = 0;
          for (const code of scans) {
            const judged = judgeScan(now, code);
            if (judged.verdict !== 'packed') continue;
            counted += 1;
            now = now.map((line) =>
              line.position === judged.position ? { ...line, packed: line.packed + 1 } : line,
            );
          }
          for (const { packed, quantity } of now) expect(packed).toBeLessThanOrEqual(quantity);
          const units = start.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(isComplete(now)).toBe(counted === units);
          expect(judgeScan(now, 'D').verdict).toBe('wrong item');
        },
      ),
    );
  });

  it('distinguishes a surplus from a wrong item', () => {
    const full = [{ position: 1, codes: ['890'], quantity: 1, packed: 1 }];
    expect(judgeScan(full, '890')).toEqual({ verdict: 'surplus', position: 1 });
    expect(judgeScan(full, '891')).toEqual({ verdict: 'wrong item' });
  });

  it('counts several units by hand, over lines of one item, all or none (PARCEL-4)', () => {
    const open = [
      { position: 1, codes: ['A'], quantity: 3, packed: 1 },
      { position: 2, codes: ['A', 'B'], quantity: 2, packed: 0 },
    ];
    expect(judgeUnits(open, 'a', 3)).toEqual({
      judged: { verdict: 'packed', position: 2 },
      positions: [1, 1, 2],
    });
    expect(judgeUnits(open, 'A', 5)).toMatchObject({ judged: { verdict: 'surplus' }, positions: [] });
    expect(judgeUnits(open, 'C', 2)).toEqual({ judged: { verdict: 'wrong item' }, positions: [] });
    expect(judgeUnits(open, 'B', 1)).toEqual({ judged: judgeScan(open, 'B'), positions: [2] });
  });
});

describe('scanner input', () => {
  const knows = (code: string) => code === '8901234567894' || code === 'TCW-12';

  it.each([
    ['8901234567894', '8901234567894', null],
    ['*8901234567894#', '8901234567894', null],
    [' 8901234567894\r', '8901234567894', null],
    ['\u00028901234567894\u0003', '8901234567894', null],
    [']E08901234567894', '8901234567894', null],
    ['89012345678948901234567894', '8901234567894', null],
    ['TCW-12TCW-12', 'TCW-12', null],
    ['(01)08901234567894(10)KL26A', '8901234567894', 'KL26A'],
    [']C1010890123456789410KL26A\u001d17270131', '8901234567894', 'KL26A'],
    ['010890123456789417270131', '8901234567894', null],
    ['abab', 'abab', null],
  ])('%j is %j of batch %j (PARCEL-5)', (typed, code, batch) => {
    expect(readScan(typed, knows)).toEqual({ code, batch });
    expect(possibleCodes(typed).codes).toContain(code);
  });

  it('of nothing is nothing', () => expect(readScan('', knows)).toEqual({ code: '', batch: null }));

  it('may be meant in several ways', () => {
    expect(possibleCodes('*TCW-12#')).toEqual({ codes: ['*TCW-12#', 'TCW-12'], batch: null });
    expect(possibleCodes('(01)08901234567894(10)KL26A')).toMatchObject({ batch: 'KL26A' });
  });
});
