import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { priceAboveMrp } from './printed-mrp.ts';

const shirts = { basisPoints: 500, above: { unitPrice: paise(250_000), basisPoints: 1_800 } };

it('tells a price that GST brings above the printed MRP, and no other', () => {
  expect(priceAboveMrp(paise(10_000), shirts, paise(10_500))).toBe(null);
  expect(priceAboveMrp(paise(10_000), shirts, paise(10_499))).toBe(10_500);
  expect(priceAboveMrp(paise(260_000), shirts, paise(306_799))).toBe(306_800);
});
