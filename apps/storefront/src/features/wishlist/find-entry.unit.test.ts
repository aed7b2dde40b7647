import { describe, expect, it } from 'vitest';
import { findEntry } from './find-entry.ts';

const own = { productId: 'cap', variantId: 'cap_V01' };
const whole = { productId: 'cap', variantId: null };
const other = { productId: 'tote', variantId: null };

describe('the wishlist entry of a heart', () => {
  it('is the variant itself before the product as such', () => {
    expect(findEntry([other, whole, own], own)).toBe(own);
    expect(findEntry([other, whole], own)).toBe(whole);
  });

  it('is any entry of the product for a heart without a variant', () => {
    expect(findEntry([other, own], whole)).toBe(own);
  });

  it('is none when only other variants or products are there', () => {
    expect(findEntry([own], { productId: 'cap', variantId: 'cap_V02' })).toBeUndefined();
    expect(findEntry([own], other)).toBeUndefined();
  });
});
