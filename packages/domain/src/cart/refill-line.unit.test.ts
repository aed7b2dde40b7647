import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_QUANTITY } from './line-quantity.ts';
import { refillLine } from './refill-line.ts';

describe('refilling a cart', () => {
  it('adds what was wanted when there is enough', () => {
    expect(refillLine({ inCart: 1, stock: 10 }, 3)).toBe(3);
  });

  it('never passes the stock or the limit, and never takes anything out', () => {
    const line = fc.record({ inCart: fc.nat(60), stock: fc.nat(200) });
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 100 }), ({ inCart, stock }, wanted) => {
        const added = refillLine({ inCart, stock }, wanted);
        expect(added).toBeGreaterThanOrEqual(0);
        expect(added).toBeLessThanOrEqual(wanted);
        if (added > 0) expect(inCart + added).toBeLessThanOrEqual(Math.min(stock, MAX_LINE_QUANTITY));
      }),
    );
  });
});
