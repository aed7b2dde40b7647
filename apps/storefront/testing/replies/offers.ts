import type { CartLineView, getCart, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import type { CouponView, getBestPrice, getCoupons } from '@ilaneer/contract/coupon';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { formatRupees, NO_PAISE, paise, paiseFromRupees } from '@ilaneer/domain/money';
import { goodsTotal, NO_REDUCTIONS, priceCart, type Reductions } from '@ilaneer/domain/pricing/price-cart';
import { summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import type { FakeServer } from '../fake-server.ts';
import { cartOf } from './cart.ts';

type Price = ReplyOf<typeof getBestPrice>;

const MINIMUM = paise(50_000);

/** 10 % off goods of ₹500 or more. */
export const TENTH: CouponView = {
  id: 'coupon-1',
  code: 'TENTH',
  description: '10% off',
  discountType: 'PERCENTAGE',
  discountValue: 10,
  maxDiscountValue: null,
  minimumPurchase: 500,
  productType: 'ALL',
  productIds: [],
  usageType: 'UNLIMITED',
  usageLimit: null,
  usageCount: 0,
  firstOrderOnly: false,
  active: true,
  hidden: false,
  delete: false,
  validFrom: null,
  validUntil: null,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
  usable: true,
  discount: 57,
  reason: null,
};

function pricedOf(lines: readonly CartLineView[]) {
  return lines.map(({ price, originalPrice, quantity }) => ({
    price: paiseFromRupees(price),
    originalPrice: paiseFromRupees(originalPrice),
    quantity,
  }));
}

export function summaryOf(lines: readonly CartLineView[], reductions: Reductions = NO_REDUCTIONS) {
  const priced = pricedOf(lines);
  return summaryInRupees(priceCart(priced, { charge: paise(4_000), freeFrom: MINIMUM }, reductions), priced);
}

export function priceOf(
  lines: readonly CartLineView[],
  choice: URLSearchParams = new URLSearchParams(),
  balance = 0,
): Price {
  const goods = goodsTotal(pricedOf(lines));
  const missing = MINIMUM - goods;
  const tenth = missing > 0 ? NO_PAISE : paise(goods / 10);
  const isChosen = choice.get('couponCode') === TENTH.code;
  const coins = Math.min(Number(choice.get('coins') ?? 0), balance);
  const coupon = isChosen ? tenth : NO_PAISE;
  const bestCoins = Math.min(balance, 13);
  return {
    success: true,
    chosen: {
      coupon: isChosen ? TENTH : null,
      couponProblem:
        isChosen && missing > 0 ? `Add ${formatRupees(paise(missing))} more to use this coupon` : null,
      coins,
      summary: summaryOf(lines, { coupon, coins: paise(coins * 100) }),
    },
    coins: {
      balance,
      usable: balance,
      problem: null,
      bringDeliveryBack: goods - coupon >= MINIMUM && goods - coupon - balance * 100 < MINIMUM,
    },
    best: {
      couponCode: tenth === NO_PAISE ? null : TENTH.code,
      coins: bestCoins,
      summary: summaryOf(lines, { coupon: tenth, coins: paise(bestCoins * 100) }),
    },
  };
}

export function answerOffers(server: FakeServer, line: CartLineView, balance = 0): void {
  let now = line;
  server.act<typeof getCart>('GET', '/get-cart', () => cartOf(now));
  server.act<typeof updateCartQuantity>('PUT', '/update-cart-quantity', ({ newQuantity }) => {
    now = { ...now, quantity: newQuantity };
    return { ...cartOf(now), message: '' };
  });
  server.act<typeof getBestPrice>('GET', '/best-price', (_, choice) => priceOf([now], choice, balance));
  server.answer<typeof getCoupons>('GET', '/coupons', {
    ...{ success: true, totalCoupons: 2 },
    coupons: [
      TENTH,
      {
        ...TENTH,
        ...{ id: 'coupon-2', code: 'FIRST100', usable: false, discount: 0 },
        reason: 'Add ₹229.00 more to use this coupon',
      },
    ],
  });
}
