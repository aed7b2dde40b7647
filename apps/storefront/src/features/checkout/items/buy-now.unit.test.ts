import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { describe, expect, it } from 'vitest';
import { buyNowItems, buyNowSearch, readBuyNow } from './buy-now.ts';
import type { BuyNowChoice } from './checkout-items.ts';

const read = (search: string) => readBuyNow(new URLSearchParams(search));

const product = {
  id: 'water',
  name: 'Tender coconut water',
  variantCombinations: [
    {
      variantId: 'v1',
      name: '200 ml',
      primaryImage: '/pictures/water.svg',
      price: 285,
      originalPrice: 300,
      quantity: 60,
    },
    { variantId: 'v2', name: '1 L', price: 99, originalPrice: 99, quantity: 0 },
  ],
} as unknown as ProductView;

describe('the choice of Buy Now in an address', () => {
  it.each<[string, BuyNowChoice | null]>([
    ['productId=water&variantId=v1&quantity=3', { productId: 'water', variantId: 'v1', quantity: 3 }],
    ['productId=water', { productId: 'water', variantId: null, quantity: 1 }],
    ['productId=water&quantity=-2', { productId: 'water', variantId: null, quantity: 1 }],
    ['productId=water&quantity=many', { productId: 'water', variantId: null, quantity: 1 }],
    ['variantId=v1', null],
    ['', null],
  ])('%s', (search, choice) => {
    expect(read(search)).toEqual(choice);
  });

  it('comes back as it was written', () => {
    const choice = { productId: 'a&b', variantId: 'v=1', quantity: 7 };
    expect(read(buyNowSearch(choice))).toEqual(choice);
    expect(buyNowSearch(null)).toBe('');
  });
});

describe('the items of a choice', () => {
  it('has the figures of the domain', () => {
    const items = buyNowItems(product, { productId: 'water', variantId: 'v1', quantity: 2 }, FIRST_DELIVERY);
    expect(items.lines).toEqual([
      {
        productId: 'water',
        variantId: 'v1',
        variantName: '200 ml',
        name: 'Tender coconut water',
        image: '/pictures/water.svg',
        unit: 'pcs',
        quantity: 2,
        price: 285,
        originalPrice: 300,
      },
    ]);
    expect(items.summary).toMatchObject({
      totalMRP: 600,
      discount: 30,
      subtotal: 570,
      gst: 102.6,
      total: 672.6,
    });
  });

  it('bears the rate of its HSN code where the shop charges that, and its delivery too', () => {
    const rated = {
      ...product,
      variantCombinations: product.variantCombinations.map((variant) => ({
        ...variant,
        gstRate: { percent: 5, above: { unitPrice: 284.99, percent: 18 } },
      })),
    };
    const { summary } = buyNowItems(
      rated,
      { productId: 'water', variantId: 'v1', quantity: 1 },
      FIRST_DELIVERY,
    );
    expect(summary).toMatchObject({
      gst: 58.5,
      gstByRate: [{ rate: 18, taxable: 325, gst: 58.5 }],
      total: 383.5,
    });
  });

  it('is at most 50, and nothing when there is none', () => {
    const quantityOf = (choice: Partial<BuyNowChoice>, from: ProductView | null = product) =>
      buyNowItems(from, { productId: 'water', variantId: 'v1', quantity: 1, ...choice }, FIRST_DELIVERY)
        .lines[0]?.quantity;
    expect(quantityOf({ quantity: 80 })).toBe(50);
    expect(quantityOf({ variantId: 'v2' })).toBeUndefined();
    expect(quantityOf({ variantId: null })).toBeUndefined();
    expect(quantityOf({}, null)).toBeUndefined();
  });
});
