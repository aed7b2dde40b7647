import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { deliveryBands } from './delivery-bands.ts';
import { FREE_DELIVERY_FROM, priceCart } from './price-cart.ts';

describe('the bands of delivery', () => {
  it('say for every amount what a cart of that amount is charged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * FREE_DELIVERY_FROM }), (amount) => {
        const price = paise(amount);
        const { delivery } = priceCart([{ price, originalPrice: null, quantity: 1 }]);
        const fitting = deliveryBands().filter(
          ({ from, to }) => from <= price && (to === null || price <= to),
        );
        expect(fitting.map(({ charge }) => charge)).toEqual([delivery]);
      }),
    );
  });

  it('meet without a gap at the amount from which delivery is free', () => {
    expect(deliveryBands().map(({ from, to }) => [from, to])).toEqual([
      [0, FREE_DELIVERY_FROM - 1],
      [FREE_DELIVERY_FROM, null],
    ]);
  });
});
