import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basisPointsOf,
  formatRupees,
  paise,
  paiseFromRupees,
  paiseFromTyped,
  prorate,
  rupeesFromPaise,
} from './money.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);

describe('money', () => {
  it('refuses fractions of a paisa', () => {
    expect(() => paise(0.5)).toThrow(RangeError);
    expect(() => paise(Number.NaN)).toThrow(RangeError);
  });

  it('travels as rupees and comes back the same', () => {
    fc.assert(fc.property(amount, (money) => paiseFromRupees(rupeesFromPaise(money)) === money));
  });

  it.each([
    ['49.50', 4_950],
    ['1,00,000', 10_000_000],
    ['0', 0],
    ['49.505', null],
    ['9'.repeat(10), null],
    ['-1', null],
    ['1e400', null],
    ['', null],
  ])('typed as %s is %s', (typed, expected) => {
    expect(paiseFromTyped(typed)).toBe(expected);
  });

  it('is shown with the rupee sign, Indian grouping and two decimals', () => {
    expect(formatRupees(paise(10_000_000))).toBe('₹1,00,000.00');
    expect(formatRupees(paise(4_005))).toBe('₹40.05');
  });

  it('is shown as Intl shows it, above and below nothing', () => {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (money) => {
        fc.pre(money !== 0);
        expect(formatRupees(paise(money))).toBe(format.format(money / 100));
      }),
    );
  });

  it('shares a total so that the parts add up to the whole and none is negative', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (total, weights) => {
        const shares = prorate(total, weights);
        expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(total);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });

  it('rounds a percentage once, half up', () => {
    expect(basisPointsOf(paise(10_003), 1_800)).toBe(1_801);
    expect(basisPointsOf(paise(25), 1_800)).toBe(5);
    expect(basisPointsOf(paise(0), 1_800)).toBe(0);
  });
});
