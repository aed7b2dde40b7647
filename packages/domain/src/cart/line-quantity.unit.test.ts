import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  chooseVariant,
  MAX_LINE_QUANTITY,
  quantityLimit,
  refillLine,
  setQuantity,
} from './line-quantity.ts';

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

  it('counts the units already in the cart, so that adding twice cannot pass the limit', () => {
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

describe('refilling a cart', () => {
  it('adds the wanted units if there are enough', () => {
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

const six = { variantId: 'V6', variantName: 'Pack of 6' };
const twelve = { variantId: 'V12', variantName: 'Pack of 12' };

describe('the variant that a call means', () => {
  it('is the one that it names', () => {
    expect(chooseVariant([six, twelve], 'V12')).toEqual({ ok: true, value: twelve });
  });

  it('is the only one when it names none', () => {
    expect(chooseVariant([six], null)).toEqual({ ok: true, value: six });
  });

  it('must be named if there are several, with the choices in the error', () => {
    expect(chooseVariant([six, twelve], null)).toEqual({
      ok: false,
      error: { code: 'VARIANT_REQUIRED', choices: [six, twelve] },
    });
  });

  it('is not found in another product, or when nothing is sold', () => {
    const notFound = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(chooseVariant([six, twelve], 'V24')).toEqual(notFound);
    expect(chooseVariant([], 'V6')).toEqual(notFound);
    expect(chooseVariant([], null)).toEqual(notFound);
  });
});
