import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { priceAboveMrp, priceWithGst } from './price-with-gst.ts';

it.each([
  [28_500, 18, 33_630],
  [28_500, 0, 28_500],
  [28_500, 5, 29_925],
  [9_999, 18, 11_799],
  [3_333, 2.5, 3_416],
])('%i paise with %d %% GST are %i', (price, percent, expected) => {
  expect(priceWithGst(paise(price), percent)).toBe(expected);
});

const shirts = { basisPoints: 500, above: { unitPrice: paise(250_000), basisPoints: 1_800 } };

it('finds a price that GST brings above the printed MRP, and no other', () => {
  expect(priceAboveMrp(paise(10_000), shirts, paise(10_500))).toBe(null);
  expect(priceAboveMrp(paise(10_000), shirts, paise(10_499))).toBe(10_500);
  expect(priceAboveMrp(paise(260_000), shirts, paise(306_799))).toBe(306_800);
});
