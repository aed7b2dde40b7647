import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { type CouponLine, couponRefusalText, judgeCoupon } from './judge-coupon.ts';

const now = new Date('2026-11-21T10:00:00Z');
const coupon: Coupon = {
  code: 'ILANEER10',
  reduction: { kind: 'percent', basisPoints: 1_000, cap: null },
  minimum: null,
  validFrom: null,
  validUntil: null,
  categoryIds: [],
  totalLimit: null,
  perShopperLimit: null,
  firstOrderOnly: false,
  active: true,
};
const unused = { inAll: 0, byShopper: 0, hasOrdered: false };
const pack: CouponLine = { price: paise(28_500), quantity: 2, categoryIds: ['packs', 'drinks'] };
const shirt: CouponLine = { price: paise(79_900), quantity: 1, categoryIds: ['t-shirts', 'merchandise'] };

describe('a coupon', () => {
  it('is typed in any case, with blanks', () => {
    expect(normaliseCouponCode(' ilaneer 10 ')).toBe('ILANEER10');
  });

  it('takes off a percentage, rounded once, up to its cap', () => {
    expect(judgeCoupon(coupon, [pack], unused, now)).toEqual({ ok: true, value: 5_700 });
    const capped = {
      ...coupon,
      reduction: { kind: 'percent' as const, basisPoints: 1_000, cap: paise(5_000) },
    };
    expect(judgeCoupon(capped, [pack], unused, now)).toEqual({ ok: true, value: 5_000 });
  });

  it('takes off an amount, but never more than the goods that it is for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (amount, onDrinks) => {
        const fixed: Coupon = {
          ...coupon,
          reduction: { kind: 'amount', amount: paise(amount) },
          categoryIds: onDrinks ? ['drinks'] : [],
        };
        const goods = onDrinks ? 57_000 : 57_000 + 79_900;
        expect(judgeCoupon(fixed, [pack, shirt], unused, now)).toEqual({
          ok: true,
          value: Math.min(amount, goods),
        });
      }),
    );
  });

  const past = new Date('2026-11-21T09:59:59Z');
  const future = new Date('2026-11-21T10:00:01Z');
  it.each<[string, Partial<Coupon>, Partial<typeof unused>]>([
    ['Coupon is not active', { active: false }, {}],
    ['Coupon is not valid yet', { validFrom: future }, {}],
    ['Coupon has expired', { validUntil: past }, {}],
    ['Coupon has expired', { validUntil: now }, {}],
    ['Coupon usage limit reached', { totalLimit: 3 }, { inAll: 3 }],
    ['You have used this coupon already', { perShopperLimit: 1 }, { byShopper: 1 }],
    ['This coupon is only valid for your first order', { firstOrderOnly: true }, { hasOrdered: true }],
    ['Coupon not valid for any product in your cart', { categoryIds: ['oils'] }, {}],
    ['Add ₹0.01 more to use this coupon', { minimum: paise(57_001) }, {}],
    ['Add ₹430.00 more to use this coupon', { minimum: paise(100_000) }, {}],
  ])('is refused: %s', (text, change, use) => {
    const judged = judgeCoupon({ ...coupon, ...change }, [pack], { ...unused, ...use }, now);
    expect(judged.ok ? null : couponRefusalText(judged.error)).toBe(text);
  });

  it('is reckoned on goods after promotions (PROMOTION-12)', () => {
    const promoted = { ...pack, promotion: paise(7_000) };
    expect(judgeCoupon(coupon, [promoted, shirt], unused, now)).toEqual({ ok: true, value: 12_990 });
    const judged = judgeCoupon({ ...coupon, minimum: paise(57_000) }, [promoted], unused, now);
    expect(judged).toEqual({ ok: false, error: { reason: 'minimum', missing: 7_000 } });
  });

  it('is good at the edges of its limits', () => {
    const edge: Partial<Coupon> = {
      validFrom: now,
      validUntil: future,
      totalLimit: 3,
      perShopperLimit: 2,
      minimum: paise(57_000),
      firstOrderOnly: true,
    };
    const used = { inAll: 2, byShopper: 1, hasOrdered: false };
    expect(judgeCoupon({ ...coupon, ...edge }, [pack], used, now).ok).toBe(true);
  });
});
