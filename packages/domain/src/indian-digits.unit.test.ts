import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indianDigits } from './indian-digits.ts';

describe('a number as it is written in India', () => {
  it('has groups of two before the last three digits', () => {
    expect([0, 999, 1_000, 99_999, 100_000, 12_345_678].map(indianDigits)).toEqual([
      '0',
      '999',
      '1,000',
      '99,999',
      '1,00,000',
      '1,23,45,678',
    ]);
  });

  it('is what Intl makes of it', () => {
    const format = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(indianDigits(count)).toBe(format.format(count));
      }),
    );
  });
});
