import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine } from './add-line.ts';
import { quantityLimit } from './line-quantity.ts';
import { setQuantity } from './set-quantity.ts';

const stock = fc.integer({ min: 0, max: 500 });
const quantity = fc.integer({ min: 1, max: 500 });

describe('the quantity of a cart line', () => {
  it('is limited by the stock and by 50', () => {
    expect([0, 1, 49, 50, 51, 1_000].map(quantityLimit)).toEqual([0, 1, 49, 50, 50, 50]);
  });

  it('is never over the stock, never over 50, and refused rather than cut', () => {
    fc.assert(
      fc.property(quantity, stock, (wanted, available) => {
        const limit = Math.min(available, 50);
        expect(setQuantity(wanted, available)).toEqual(
          wanted <= limit
            ? { ok: true, value: wanted }
            : { ok: false, error: { code: 'OUT_OF_STOCK', available: limit } },
        );
      }),
    );
  });

  it('counts what was in the cart before, so that adding twice cannot pass the limit', () => {
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: 8 }), stock, (additions, available) => {
        let inCart = 0;
        for (const added of additions) {
          const after = addLine({ inCart, stock: available }, added);
          if (after.ok) {
            expect(after.value).toBe(inCart + added);
            inCart = after.value;
          } else expect(inCart + added).toBeGreaterThan(quantityLimit(available));
        }
        expect(inCart).toBeLessThanOrEqual(quantityLimit(available));
      }),
    );
  });
});
