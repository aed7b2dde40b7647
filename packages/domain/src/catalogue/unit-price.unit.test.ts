import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { unitPrice } from './unit-price.ts';

describe('unit price', () => {
  it('is per ml below one litre', () => {
    expect(unitPrice(paise(5_000), { count: 1, amount: 200, unit: 'ml' })).toEqual({ price: 25, per: 'ml' });
  });

  it('is per litre above one litre, over all bottles of a pack', () => {
    expect(unitPrice(paise(28_500), { count: 6, amount: 200, unit: 'ml' })).toEqual({
      price: 23_750,
      per: 'litre',
    });
  });

  it('is per g below one kilogram and per kg above', () => {
    expect(unitPrice(paise(9_999), { count: 1, amount: 250, unit: 'g' })).toEqual({ price: 40, per: 'g' });
    expect(unitPrice(paise(9_999), { count: 3, amount: 500, unit: 'g' })).toEqual({
      price: 6_666,
      per: 'kg',
    });
  });

  it('is per piece for counted goods', () => {
    expect(unitPrice(paise(49_900), { count: 2, amount: 1, unit: 'piece' })).toEqual({
      price: 24_950,
      per: 'piece',
    });
  });

  it.each([
    { count: 1, amount: 1_000, unit: 'ml' },
    { count: 1, amount: 1, unit: 'piece' },
  ] as const)('is left out when it equals the price: %o', (net) => {
    expect(unitPrice(paise(12_345), net)).toBeNull();
  });

  it('is left out when the pack holds nothing', () => {
    expect(unitPrice(paise(100), { count: 0, amount: 200, unit: 'ml' })).toBeNull();
  });
});
