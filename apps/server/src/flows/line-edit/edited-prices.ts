import { isCouponFor } from '@ilaneer/domain/coupon/judge-coupon';
import { couponOfEdit } from '@ilaneer/domain/line-edit/settle-edit';
import { type Paise, paise } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import type { PricedLine } from '@ilaneer/domain/pricing/price-cart';
import { asAgreed, type PromotedCart, promoteCart } from '@ilaneer/domain/promotion/promote-cart';
import { NO_USE, type PromotionTerms } from '@ilaneer/domain/promotion/promotion';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type CartVariant, toCouponLine, toPromotionLine } from '../../modules/cart/cart.ts';
import { findCoupon, toCoupon } from '../../modules/coupon/coupon.ts';
import type { Order, OrderLineRow } from '../../modules/order/order.ts';
import type { RateOfHsn } from '../../modules/tax-rate/tax-rate.ts';

type Edited = {
  readonly lines: readonly OrderLineRow[];
  readonly rules: DeliveryRules;
  readonly agreed: readonly PromotionTerms[];
  readonly rateOf: RateOfHsn;
  readonly variants: ReadonlyMap<string, CartVariant>;
};

/** With the promotions of the order that its changed lines still fit (PROMOTION-13). */
export function promoteEdited(
  order: Order,
  { lines, rules, agreed, rateOf, variants }: Edited,
): PromotedCart {
  const promotable = lines.map((line) => ({
    priced: pricedLine({ ...line, promotionPaise: 0 }, rateOf(line.hsnCode) ?? undefined),
    goods: toPromotionLine({ ...line, ...categoryOf(line, variants) }),
  }));
  return promoteCart(promotable, rules, agreed.map(asAgreed), {
    now: order.createdAt,
    code: null,
    pinCode: order.deliveryAddress.pinCode,
    isFirstOrder: true,
    segmentIds: [],
    hasCoupon: order.couponCode !== null,
    useOf: () => NO_USE,
  });
}

export function pricedLines(
  lines: readonly OrderLineRow[],
  rateOf: RateOfHsn,
  couponIsFor: readonly boolean[] | null,
) {
  return lines.map((line, index) => ({
    ...pricedLine(line, rateOf(line.hsnCode) ?? undefined),
    takesCoupon: couponIsFor?.[index],
  }));
}

function pricedLine(line: OrderLineRow, gstRate: GstRate | undefined): PricedLine {
  return {
    price: paise(line.pricePaise),
    originalPrice: paise(line.originalPricePaise),
    quantity: line.quantity,
    promotion: paise(line.promotionPaise),
    gstRate,
  };
}

function categoryOf(
  { variantId }: Pick<OrderLineRow, 'variantId'>,
  variants: ReadonlyMap<string, CartVariant>,
): Pick<CartVariant, 'categoryId' | 'parentCategoryId'> {
  const { categoryId = '', parentCategoryId = null } = variants.get(variantId) ?? {};
  return { categoryId, parentCategoryId };
}

/** Null: dropped, or none. */
export async function couponFor(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  { couponCode }: Order,
  lines: readonly OrderLineRow[],
  variants: ReadonlyMap<string, CartVariant>,
): Promise<{ readonly discount: Paise; readonly isFor: readonly boolean[] } | null> {
  const row = couponCode === null ? null : await findCoupon(db, couponCode);
  if (row === null) return null;
  const couponLines = lines.map((line) =>
    toCouponLine({ ...line, ...categoryOf(line, variants) }, paise(line.promotionPaise)),
  );
  const coupon = toCoupon(row);
  const discount = couponOfEdit(coupon, couponLines, now());
  return discount === null ? null : { discount, isFor: couponLines.map((line) => isCouponFor(coupon, line)) };
}
