import { expect, it } from 'vitest';
import { lineName, snapshotOf, toLineView } from './line-snapshot.ts';

const SNAPSHOT = {
  productId: 'shirt',
  variantId: 'shirt-blue',
  name: 'T-shirt',
  variantName: 'Blue',
  description: 'Cotton.',
  sku: 'TEE-B',
  hsnCode: '61091000',
  picture: 'tee.svg',
  pricePaise: 50_000,
  originalPricePaise: 60_000,
  mrpPaise: 70_000,
  quantity: 2,
  giftNote: null,
};

it('keeps the goods of a line as bought, and nothing else', () => {
  expect(snapshotOf({ ...SNAPSHOT, stock: 3 } as typeof SNAPSHOT)).toEqual(SNAPSHOT);
});

it('shows a line by its names, its units and its gift note', () => {
  const shown = { name: 'T-shirt', variantName: 'Blue', sku: 'TEE-B', quantity: 2 };
  expect(toLineView(SNAPSHOT)).toEqual(shown);
  expect(toLineView({ ...SNAPSHOT, giftNote: 'For you' })).toEqual({ ...shown, giftNote: 'For you' });
});

it('names a line with its variant, if it has one', () => {
  expect(lineName(SNAPSHOT)).toBe('T-shirt, Blue');
  expect(lineName({ name: 'Cap', variantName: '' })).toBe('Cap');
});
