import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISPATCH_GATES, judgeDispatch, refusedWords, scannedWords } from './dispatch-gate.ts';

describe('orders that are shipped without being scanned (PARCEL-11)', () => {
  it('leave at once, are asked about or stay, as the shop says', () => {
    const part = { scanned: 3, units: 7 };
    expect(DISPATCH_GATES.map((gate) => judgeDispatch(gate, part))).toEqual(['goes', 'asks', 'refused']);
  });

  it('are not held up once every unit was scanned, regardless of the setting', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DISPATCH_GATES),
        fc.nat({ max: 99 }),
        fc.nat({ max: 99 }),
        (gate, a, b) => {
          const [scanned, units] = [Math.min(a, b), Math.max(a, b)];
          const verdict = judgeDispatch(gate, { scanned, units });
          expect(verdict === 'goes').toBe(gate === 'off' || scanned === units);
        },
      ),
    );
  });

  it('are named by how much of them was scanned', () => {
    expect(scannedWords({ scanned: 0, units: 1 })).toBe('0 of 1 unit was scanned');
    expect(refusedWords({ scanned: 3, units: 7 })).toBe(
      '3 of 7 units were scanned. Unscanned orders cannot be shipped. Pack the order at the bench first.',
    );
  });
});
