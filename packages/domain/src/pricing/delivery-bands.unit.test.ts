import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { bestPrice } from './best-price.ts';
import { deliveryBands } from './delivery-bands.ts';
import { FIRST_DELIVERY_RULES } from './delivery-rules.ts';
import { missingForFreeDelivery, priceCart } from './price-cart.ts';

const amounts = fc.integer({ min: 0, max: 200_000 }).map(paise);
const rules = fc.record({ charge: amounts, freeFrom: fc.option(amounts) });
const lineOf = (amount: number) => [{ price: paise(amount), originalPrice: null, quantity: 1 }];

describe('the bands of delivery', () => {
  it('say for every amount, under any rules, what a cart of that amount is charged', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 300_000 }), (some, amount) => {
        const price = paise(amount);
        const { delivery } = priceCart(lineOf(amount), some);
        const fitting = deliveryBands(some).filter(
          ({ from, to }) => from <= price && (to === null || price <= to),
        );
        expect(fitting.map(({ charge }) => charge)).toEqual([delivery]);
      }),
    );
  });

  it('meet without a gap at the amount from which delivery is free', () => {
    expect(deliveryBands(FIRST_DELIVERY_RULES).map(({ from, to }) => [from, to])).toEqual([
      [0, 49_999],
      [50_000, null],
    ]);
    expect(deliveryBands({ charge: paise(4_000), freeFrom: null })).toHaveLength(1);
  });

  it('end at the threshold of free delivery', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 300_000 }), (some, amount) => {
        const summary = priceCart(lineOf(amount), some);
        const missing = missingForFreeDelivery(summary, some);
        expect(missing).toBeGreaterThanOrEqual(0);
        if (missing > 0) expect(priceCart(lineOf(amount + missing), some).delivery).toBe(0);
        else expect(summary.delivery === 0 || some.freeFrom === null).toBe(true);
      }),
    );
  });
});

describe('the best price', () => {
  it('is not above that of any number of coins, under any rules (PRICING-14)', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 300_000 }), fc.nat(40), (some, amount, balance) => {
        const lines = lineOf(amount);
        const best = bestPrice(lines, { rules: some, coupons: [], balance });
        for (let coins = 0; coins <= balance && coins * 200 <= amount; coins += 1) {
          const { total } = priceCart(lines, some, { coupon: paise(0), coins: paise(coins * 100) });
          expect(best.summary.total).toBeLessThanOrEqual(total);
        }
      }),
    );
  });
});
