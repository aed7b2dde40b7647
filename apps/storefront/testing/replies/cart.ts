import type { CartLineView, getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice, getCoupons } from '@ilaneer/contract/coupon';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { paise, paiseFromRupees } from '@ilaneer/domain/money';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';
import { summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import type { FakeServer } from '../fake-server.ts';

/** ₹285.00 before tax. */
export const PACK: CartLineView = {
  productId: 'water-pack',
  variantId: 'water-pack-6',
  variantName: '6 x 200 ml',
  name: 'Tender Coconut Water Pack',
  image: 'water-pack.svg',
  quantity: 1,
  unit: 'pcs',
  price: 285,
  originalPrice: 300,
  mrp: 355,
  gstIncluded: false,
  offerpercentage: 5,
  currentStock: 100,
  maxQuantity: 50,
  available: true,
  hasVariants: true,
  addedAt: '2026-11-29T06:30:00.000Z',
  updatedAt: '2026-11-29T06:30:00.000Z',
  productDetails: { description: '', gst: 18, category: 'Tender coconut water' },
  variantCombination: { sku: 'WATER-6', variants: { Pack: '6 x 200 ml' } },
};

export function cartOf(...lines: readonly CartLineView[]): ReplyOf<typeof getCart> {
  const priced = lines.map(({ price, originalPrice, quantity }) => ({
    price: paiseFromRupees(price),
    originalPrice: paiseFromRupees(originalPrice),
    quantity,
  }));
  const summary = priceCart(priced, { charge: paise(4_000), freeFrom: paise(50_000) });
  return {
    success: true,
    cart: [...lines],
    summary: summaryInRupees(summary, priced),
    cartItemCount: lines.length,
  };
}

export function plainPriceOf(...lines: readonly CartLineView[]): ReplyOf<typeof getBestPrice> {
  const { summary } = cartOf(...lines);
  return {
    success: true,
    chosen: { coupon: null, couponProblem: null, coins: 0, summary },
    coins: { balance: 0, usable: 0, problem: null, bringDeliveryBack: false },
    best: { couponCode: null, coins: 0, summary },
  };
}

export function answerNoCoupons(server: FakeServer): void {
  server.answer<typeof getCoupons>('GET', '/coupons', { success: true, totalCoupons: 0, coupons: [] });
}
