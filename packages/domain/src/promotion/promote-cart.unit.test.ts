import {
  anyContext,
  anyDelivery,
  anyPromotionLines,
  anyPromotions,
} from '@ilaneer/testing/random-promotions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, sumPaise } from '../money.ts';
import { bestPrice } from '../pricing/best-price.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { priceCart, taxesOf } from '../pricing/price-cart.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { PRICE_MODES, rateIn } from '../pricing/price-mode.ts';
import { ALL_GOODS } from './benefits/goods.ts';
import { asAgreed, type PromotableLine, promoteCart } from './promote-cart.ts';
import { NO_USE, type PromotionContext } from './promotion.ts';

const RATES: readonly GstRate[] = [
  { basisPoints: 0, above: null },
  { basisPoints: 500, above: { unitPrice: paise(2_500), basisPoints: 1_800 } },
  { basisPoints: 4_000, above: null },
];

const anyCart = fc
  .tuple(anyPromotionLines, fc.constantFrom(...(['flat', ...PRICE_MODES] as const)), fc.nat(2))
  .map(([lines, tax, first]) =>
    lines.map((goods, index): PromotableLine => {
      const rate = RATES[(index + first) % RATES.length];
      const { price, quantity } = goods;
      const priced = { price, originalPrice: null, quantity };
      return { goods, priced: tax === 'flat' || !rate ? priced : { ...priced, gstRate: rateIn(tax, rate) } };
    }),
  );

describe('a cart with promotions, with GST on top or inside (PROMOTION-12)', () => {
  it('is never dearer than without them (PROMOTION-7)', () => {
    fc.assert(
      fc.property(anyCart, anyPromotions, anyContext, anyDelivery, (cart, list, context, rules) => {
        const { lines, rules: promoted } = promoteCart(cart, rules, list, context);
        const before = priceCart(
          cart.map(({ priced }) => priced),
          rules,
        );
        expect(priceCart(lines, promoted).total).toBeLessThanOrEqual(before.total);
      }),
    );
  });

  it('has lines whose discounts, taxable values and GST add up to the summary', () => {
    fc.assert(
      fc.property(anyCart, anyPromotions, anyContext, anyDelivery, (cart, list, context, rules) => {
        const { lines, rules: promoted, outcome } = promoteCart(cart, rules, list, context);
        const summary = priceCart(lines, promoted);
        const parts = priceLines(lines, summary);
        const onDelivery = taxesOf(lines, summary)?.delivery.gst ?? NO_PAISE;
        expect(parts.map(({ promotion }) => promotion)).toEqual(outcome.discounts);
        expect(summary.promotionSavings).toBe(sumPaise(...outcome.discounts));
        expect(summary.discount).toBe(summary.promotionSavings);
        expect(summary.totalMRP - summary.discount).toBe(summary.subtotal);
        expect(sumPaise(...parts.map(({ gst }) => gst)) + onDelivery).toBe(summary.gst);
        expect(parts.every(({ taxable, gst }) => taxable >= 0 && gst >= 0)).toBe(true);
      }),
    );
  });

  it('keeps its figures when an order with the same lines is priced again (PROMOTION-13)', () => {
    fc.assert(
      fc.property(anyCart, anyPromotions, anyContext, anyDelivery, (cart, list, context, rules) => {
        const placed = promoteCart(cart, rules, list, context);
        const kept = placed.outcome.applied.map(({ promotion }) => asAgreed(promotion));
        const later = { ...context, now: new Date('2030-01-01'), hasCoupon: true, useOf: () => NO_USE };
        const again = promoteCart(cart, rules, kept, later);
        expect(again.lines).toEqual(placed.lines);
        expect(again.rules).toEqual(placed.rules);
      }),
    );
  });
});

describe('the best price with promotions (PRICING-14)', () => {
  const goods = {
    variantId: 'v',
    productId: 'p',
    categoryIds: [],
    name: 'Oil',
    price: paise(60_000),
    quantity: 1,
  };
  const cart = [{ goods, priced: { price: goods.price, originalPrice: null, quantity: 1 } }];
  const context: PromotionContext = {
    now: new Date('2026-11-21T10:00:00Z'),
    code: null,
    pinCode: null,
    isFirstOrder: true,
    segmentIds: [],
    hasCoupon: false,
    useOf: () => NO_USE,
  };
  const tenth = {
    ...asAgreed({
      id: 'tenth',
      name: 'Week',
      goods: ALL_GOODS,
      benefit: { kind: 'percent', basisPoints: 1_000, cap: null },
      minimumTotal: null,
      minimumQuantity: null,
      priority: 0,
    }),
    withCoupon: false,
  };

  it.each([
    ['a coupon without the promotion', 7_000, 'C'],
    ['the promotion without a coupon', 5_000, null],
  ])('is that of %s', (_what, discount, couponCode) => {
    const without = promoteCart(cart, FIRST_DELIVERY_RULES, [tenth], context);
    const promoted = promoteCart(cart, FIRST_DELIVERY_RULES, [tenth], { ...context, hasCoupon: true });
    expect(promoted.outcome.applied).toEqual([]);
    const coupon = { code: 'C', discount: paise(discount), isFor: [true], promoted };
    const best = bestPrice(without.lines, { rules: without.rules, coupons: [coupon], balance: 0 });
    expect(best.couponCode).toBe(couponCode);
    expect(best.summary.subtotal).toBe(couponCode === null ? 54_000 : 53_000);
  });

  it('is delivered free by a promotion below the limit', () => {
    const free = asAgreed({ ...tenth, benefit: { kind: 'free-delivery' } });
    const rules = { ...FIRST_DELIVERY_RULES, freeFrom: paise(70_000) };
    const promoted = promoteCart(cart, rules, [free], context);
    expect(priceCart(promoted.lines, promoted.rules)).toMatchObject({ delivery: 0, totalSavings: 4_000 });
  });
});
