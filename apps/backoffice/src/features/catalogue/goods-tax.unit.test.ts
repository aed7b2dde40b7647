import { describe, expect, it } from 'vitest';
import { priceHint } from './goods-tax.tsx';

const TAX = {
  pricesInclude: false,
  flatPercent: null,
  rates: [
    { hsn: '15', goods: 'Fats and oils', percent: 12, upToRupees: null },
    { hsn: '1513', goods: 'Coconut oil', percent: 5, upToRupees: null },
    { hsn: '6109', goods: 'T-shirts', percent: 5, upToRupees: 2_500 },
  ],
};

describe('the label of a typed price', () => {
  it.each([
    ['15131900', 'Before 5 % GST'],
    ['15079010', 'Before 12 % GST'],
    ['6109', 'Before GST'],
    ['9999', 'Before GST'],
    [null, 'Before GST'],
  ])('goods of %s', (hsnCode, words) => {
    expect(priceHint(TAX, hsnCode)).toBe(words);
  });

  it('is the whole price where prices include GST, and before one rate where all goods have it', () => {
    expect(priceHint({ ...TAX, pricesInclude: true }, '1513')).toBe('What the shopper pays');
    expect(priceHint({ ...TAX, flatPercent: 18 }, '1513')).toBe('Before 18 % GST');
    expect(priceHint(undefined, '1513')).toBeUndefined();
  });
});
