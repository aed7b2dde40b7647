import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

describe('a number as people type it', () => {
  it.each([
    ['299', 299],
    [' ₹ 1,499.50 ', 1_499.5],
    ['1,00,000', 100_000],
    ['1,000,000.05', 1_000_000.05],
    ['-₹ 1,200', -1_200],
    ['Rs. 499', 499],
    ['Rs 1,499.50', 1_499.5],
    ['rs.499', 499],
    ['499/-', 499],
    ['₹499/-', 499],
    ['INR 499', 499],
    ['\u202a४९९\u202c', 499],
  ])('%j is %d', (typed, number) => expect(readTypedNumber(typed)).toBe(number));

  it.each([
    '',
    '6,50',
    '5,9',
    '12,5',
    '1,2,3',
    '1e3',
    '0x10',
    '.5',
    '5.',
    '1 499',
    'free',
    'Rs.',
    '/-',
    '499 rupees',
  ])('%j is none', (typed) => expect(readTypedNumber(typed)).toBeNaN());

  it('is read the same with any digit grouping', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('en-IN', 'en-US'),
        (number, locale) => {
          expect(readTypedNumber(number.toLocaleString(locale))).toBe(number);
        },
      ),
    );
  });
});
