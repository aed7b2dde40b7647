import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { describe, expect, it } from 'vitest';
import { offeredPacks } from './home-packs.ts';

const WATER = {
  name: 'Water',
  category: 'tender-coconut-water',
  packs: [12, 24, 48].map((count) => ({
    label: `Pack of ${count}`,
    count,
    amount: 200,
    unit: 'ml' as const,
  })),
};

const variant = (variantId: string, count: number): VariantCardView => ({
  variantId,
  price: 10,
  gst: 18,
  gstIncluded: false,
  color: null,
  availability: 'In stock',
  variants: {},
  netQuantity: { count, amount: 200, unit: 'ml' },
  primaryImage: '',
});

const water = (
  id: string,
  createdAt: string,
  ...variantCombinations: VariantCardView[]
): ProductCardView => ({
  id,
  name: id,
  description: '',
  categoryId: 'packs',
  categoryName: 'Packs',
  parentCategoryId: 'tender-coconut-water',
  price: 10,
  offerPercentage: 0,
  availability: 'In stock',
  variants: [],
  variantCombinations,
  primaryImage: '',
  merchandise: false,
  exclusive: false,
  createdAt,
});

describe('packs of the home page', () => {
  it('finds each pack in the oldest product that has it, and omits goods off sale', () => {
    const lime = water('lime', '2025-07-01', variant('lime-12', 12), variant('lime-48', 48));
    const plain = water('plain', '2025-01-01', variant('plain-6', 6), variant('plain-12', 12));
    const oil = { ...water('oil', '2024-01-01', variant('oil-24', 24)), parentCategoryId: 'coconut-oil' };
    const found = offeredPacks(WATER, [lime, plain, oil]);
    expect(found.map(({ pack, variant: { variantId } }) => [pack.label, variantId])).toEqual([
      ['Pack of 12', 'plain-12'],
      ['Pack of 48', 'lime-48'],
    ]);
  });
});
