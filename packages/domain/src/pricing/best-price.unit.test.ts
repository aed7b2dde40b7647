import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinSavings, usableCoins } from '../coin/coin.ts';
import { paise } from '../money.ts';
import { bestPrice, coinsBringDeliveryBack } from './best-price.ts';
import { FIRST_DELIVERY_RULES } from './delivery-rules.ts';
import { type PricedLine, priceCart } from './price-cart.ts';

const line: fc.Arbitrary<PricedLine> = fc.record({
  price: fc.integer({ min: 1, max: 60_000 }).map(paise),
  originalPrice: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 3 }),
});

function goodsOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

describe('the best price', () => {
  it('is the lowest of every coupon with every number of coins', () => {
    const lists = fc.array(line, { minLength: 1, maxLength: 3 });
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
    fc.assert(
      fc.property(lists, shares, fc.integer({ min: 0, max: 700 }), (lines, discounts, balance) => {
        const goods = goodsOf(lines);
        const coupons = discounts.map((share, index) => ({
          code: `C${index}`,
          discount: paise(Math.floor(goods * share)),
          isFor: lines.map(() => true),
        }));
        const best = bestPrice(lines, { rules: FIRST_DELIVERY_RULES, coupons: coupons, balance: balance });
        for (const discount of [0, ...coupons.map((coupon) => coupon.discount)]) {
          const most = usableCoins(paise(goods - discount), balance);
          for (let coins = 0; coins <= most; coins += 1) {
            const other = priceCart(lines, FIRST_DELIVERY_RULES, {
              coupon: paise(discount),
              coins: coinSavings(coins),
            });
            expect(best.summary.total).toBeLessThanOrEqual(other.total);
          }
        }
        const chosen = coupons.find(({ code }) => code === best.couponCode)?.discount ?? paise(0);
        expect(
          priceCart(lines, FIRST_DELIVERY_RULES, { coupon: chosen, coins: coinSavings(best.coins) }),
        ).toEqual(best.summary);
      }),
    );
  });

  it('knows which coins bring the delivery charge back', () => {
    const lines = [{ price: paise(51_000), originalPrice: null, quantity: 1 }];
    expect(
      [0, 10, 11].map((coins) => coinsBringDeliveryBack(lines, FIRST_DELIVERY_RULES, paise(0), coins)),
    ).toEqual([false, false, true]);
    expect(coinsBringDeliveryBack(lines, FIRST_DELIVERY_RULES, paise(2_000), 11)).toBe(false);
  });

  it('keeps the coins that would bring the delivery charge back', () => {
    const lines = [{ price: paise(51_000), originalPrice: null, quantity: 1 }];
    expect(bestPrice(lines, { rules: FIRST_DELIVERY_RULES, coupons: [], balance: 20 })).toMatchObject({
      couponCode: null,
      coins: 10,
    });
  });
});
