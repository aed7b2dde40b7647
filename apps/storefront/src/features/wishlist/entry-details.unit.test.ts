import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { describe, expect, it } from 'vitest';
import { entryDetails } from './entry-details.ts';

const variants = [
  { id: 'oil_V01', size: '200 ml', quantity: 0, availability: 'Out of stock', price: 89 },
  { id: 'oil_V02', size: '1 L', quantity: 7, availability: 'In stock', price: 320 },
];

// Minimal.
function entry(
  variantId: string | null,
  volumes: readonly string[] = ['200 ml', '1 L'],
  availability = 'In stock',
): WishlistItemView {
  const product = {
    name: 'Oil',
    availability,
    volumes,
    primaryImage: '/pictures/oil.svg',
    variants: [{ name: 'Size', values: ['200 ml', '1 L'] }],
    variantCombinations: variants.map(({ id, size, ...variant }) => ({
      ...variant,
      gst: 18,
      gstIncluded: false,
      variantId: id,
      variants: { Size: size },
      originalPrice: variant.price,
      primaryImage: `/pictures/${id}.svg`,
    })),
  };
  return { id: 'entry', productId: 'oil', variantId, product } as unknown as WishlistItemView;
}

describe('an entry of the wishlist', () => {
  it('is its own variant', () => {
    expect(entryDetails(entry('oil_V01'))).toEqual({
      name: 'Oil, 200 ml',
      picture: '/pictures/oil_V01.svg',
      priced: expect.objectContaining({ price: 89, originalPrice: 89, gst: 18, gstIncluded: false }),
      stockLine: 'Out of stock in 200 ml',
      toAdd: { variantId: 'oil_V01', name: 'Oil, 200 ml', soldOut: true },
    });
  });

  it('is the product, with its available variants, when it names no variant', () => {
    expect(entryDetails(entry(null))).toEqual({
      name: 'Oil',
      picture: '/pictures/oil.svg',
      priced: expect.objectContaining({ price: 320, originalPrice: 320, gst: 18, gstIncluded: false }),
      stockLine: 'In stock in 200 ml, 1 L',
      toAdd: { variantId: 'oil_V02', name: 'Oil, 1 L', soldOut: false },
    });
  });

  it('says the availability alone when there are no volumes', () => {
    expect(entryDetails(entry(null, [])).stockLine).toBe('In stock');
  });

  it('says that it is available when nothing is said of its stock (WISHLIST-8)', () => {
    expect(entryDetails(entry(null, ['1 L'], '')).stockLine).toBe('Available in 1 L');
  });
});
