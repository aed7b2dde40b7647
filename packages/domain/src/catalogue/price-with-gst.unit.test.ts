import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { priceWithGst } from './price-with-gst.ts';

it.each([
  [28_500, 18, 33_630],
  [28_500, 0, 28_500],
  [28_500, 5, 29_925],
  [9_999, 18, 11_799],
  [3_333, 2.5, 3_416],
])('%i paise with %d %% GST are %i', (price, percent, expected) => {
  expect(priceWithGst(paise(price), percent)).toBe(expected);
});
