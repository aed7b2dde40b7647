import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFitUnits, inspectReturn, type ReceivedLine, returnedShares } from './inspection.ts';

const SHIRTS: ReceivedLine = { position: 1, quantity: 3, mayBeRestocked: true };
const WATER: ReceivedLine = { position: 2, quantity: 2, mayBeRestocked: false };

const count = fc.integer({ min: 0, max: 50 });

const inspections = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 50 }), fit: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { minLength: 1, maxLength: 8 },
);

describe('the inspection of a return (RETURN-15)', () => {
  it('splits a line by unit: some go back to stock, the rest is written off', () => {
    expect(inspectReturn([SHIRTS, WATER], [{ position: 1, quantity: 2 }])).toEqual({
      ok: true,
      value: [
        { position: 1, restocked: 2, writtenOff: 1 },
        { position: 2, restocked: 0, writtenOff: 2 },
      ],
    });
  });

  it.each([
    ['food and drinks', { position: 2, quantity: 1 }, 'Food and drinks never go back to stock'],
    ['more than came', { position: 1, quantity: 4 }, 'Only 3 of this item came back'],
    ['another line', { position: 7, quantity: 1 }, 'This item is not part of the return'],
    ['half a unit', { position: 1, quantity: 0.5 }, 'Give a whole number of units'],
    ['fewer than none', { position: 1, quantity: -1 }, 'Give a whole number of units'],
  ])('puts nothing back of %s', (_, one, message) => {
    expect(inspectReturn([SHIRTS, WATER], [one])).toEqual({
      ok: false,
      error: [{ field: 'restock.0', message }],
    });
  });

  it('counts no item twice', () => {
    const twice = [
      { position: 1, quantity: 1 },
      { position: 1, quantity: 1 },
    ];
    expect(inspectReturn([SHIRTS], twice)).toEqual({
      ok: false,
      error: [{ field: 'restock.1', message: 'This item is named twice' }],
    });
  });

  it('takes all that is fit for sale, and nothing that spoils', () => {
    expect(allFitUnits([SHIRTS, WATER])).toEqual([{ position: 1, quantity: 3 }]);
  });

  it('neither loses nor creates units: the received ones are restocked or written off', () => {
    fc.assert(
      fc.property(inspections, (wanted) => {
        const lines = wanted.map(({ quantity }, at) => ({
          position: at + 1,
          quantity,
          mayBeRestocked: true,
        }));
        const restock = wanted.map(({ quantity, fit }, at) => ({
          position: at + 1,
          quantity: Math.floor(quantity * fit),
        }));
        const inspected = inspectReturn(lines, restock);
        if (!inspected.ok) throw new Error(JSON.stringify(inspected.error));
        for (const [at, { restocked, writtenOff }] of inspected.value.entries()) {
          expect(restocked).toBe(restock[at]?.quantity);
          expect(restocked + writtenOff).toBe(lines[at]?.quantity);
        }
      }),
    );
  });
});

describe('the batches that goods come back from', () => {
  it('takes the latest expiry for the received units, and restocks the earliest of them', () => {
    const sent = [
      { batchId: 'late', quantity: 2 },
      { batchId: 'early', quantity: 2 },
    ];
    expect(returnedShares(sent, 0, { restocked: 1, writtenOff: 2 })).toEqual([
      { batchId: 'late', came: 2, writtenOff: 2 },
      { batchId: 'early', came: 1, writtenOff: 0 },
    ]);
  });

  it('brings back of each batch no more than was sent of it, over all returns of a line', () => {
    const batches = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 });
    const returns = fc.array(fc.record({ restocked: count, writtenOff: count }), { maxLength: 6 });
    fc.assert(
      fc.property(batches, returns, (quantities, each) => {
        const sent = quantities.map((quantity, at) => ({ batchId: `batch ${at}`, quantity }));
        const back = new Map<string | null, number>();
        let before = 0;
        for (const { restocked, writtenOff } of each) {
          const shares = returnedShares(sent, before, { restocked, writtenOff });
          before += restocked + writtenOff;
          expect(shares.reduce((sum, { came }) => sum + came, 0)).toBe(restocked + writtenOff);
          expect(shares.reduce((sum, share) => sum + share.writtenOff, 0)).toBe(writtenOff);
          for (const { batchId, came, writtenOff: off } of shares) {
            expect(off).toBeLessThanOrEqual(came);
            back.set(batchId, (back.get(batchId) ?? 0) + came);
          }
        }
        for (const { batchId, quantity } of sent)
          expect(back.get(batchId) ?? 0).toBeLessThanOrEqual(quantity);
        const known = quantities.reduce((sum, quantity) => sum + quantity, 0);
        expect(back.get(null) ?? 0).toBe(Math.max(0, before - known));
      }),
    );
  });
});
