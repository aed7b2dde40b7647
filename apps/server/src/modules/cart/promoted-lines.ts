import type { CartPromotionsView } from '@ilaneer/contract/cart/promotions';
import type { Coupon } from '@ilaneer/domain/coupon/coupon';
import { type CouponLine, isCouponFor } from '@ilaneer/domain/coupon/judge-coupon';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import type { PricedLine } from '@ilaneer/domain/pricing/price-cart';
import type { PromotionLine } from '@ilaneer/domain/promotion/benefits/goods';
import type { PromotionOutcome } from '@ilaneer/domain/promotion/choose-promotions';
import { missingText } from '@ilaneer/domain/promotion/conditions';
import { type PromotedCart, promoteCart } from '@ilaneer/domain/promotion/promote-cart';
import type { Running } from '../promotion/promotion.ts';
import type { RateOfHsn } from '../tax-rate/tax-rate.ts';
import { categoriesOf, toCouponLine, toPricedLine } from './priced-lines.ts';
import type { CartLine } from './repository.ts';

type Asked<Rules> = {
  readonly rateOf: RateOfHsn;
  readonly rules: Rules;
  readonly running: Running;
  readonly hasCoupon: boolean;
  /** Of the delivery, once known. */
  readonly pinCode?: string | null;
};

/** Lines with the discounts of promotions, in their order (PROMOTION-12). */
export function promoteLines<Rules extends DeliveryRules>(
  lines: readonly CartLine[],
  { rateOf, rules, running, hasCoupon, pinCode = null }: Asked<Rules>,
): PromotedCart<Rules> {
  return promoteCart(
    lines.map((line) => ({ priced: toPricedLine(line, rateOf), goods: toPromotionLine(line) })),
    rules,
    running.promotions,
    running.contextFor({ hasCoupon, pinCode }),
  );
}

export function toPromotionLine(
  line: Pick<
    CartLine,
    'variantId' | 'productId' | 'categoryId' | 'parentCategoryId' | 'name' | 'pricePaise' | 'quantity'
  >,
): PromotionLine {
  const { variantId, productId, name, pricePaise, quantity } = line;
  return { variantId, productId, name, price: paise(pricePaise), quantity, categoryIds: categoriesOf(line) };
}

/** For a coupon, which is reckoned after promotions. `promoted` is in the order of `lines`. */
export function toCouponLines(lines: readonly CartLine[], promoted: readonly PricedLine[]): CouponLine[] {
  return lines.map((line, index) => toCouponLine(line, promoted[index]?.promotion));
}

/** Marks the lines that a coupon reduces (COUPON-1). */
export function takingCoupon(
  promoted: readonly PricedLine[],
  couponLines: readonly CouponLine[],
  coupon: Pick<Coupon, 'categoryIds'> | null,
): PricedLine[] {
  return promoted.map((line, index) => {
    const couponLine = couponLines[index];
    return { ...line, takesCoupon: coupon === null || !couponLine || isCouponFor(coupon, couponLine) };
  });
}

/** Absent where a shop has none. */
export function toPromotionsView({ applied, hints }: PromotionOutcome): CartPromotionsView {
  return {
    ...(applied.length > 0 && {
      promotions: applied.map(({ promotion: { id, name }, savings, arithmetic }) => ({
        id,
        name,
        savings: rupeesFromPaise(savings),
        arithmetic,
      })),
    }),
    ...(hints.length > 0 && {
      promotionHints: hints.map(({ promotion: { id, name, hint }, missing }) => ({
        id,
        name,
        hint,
        missing: missingText(missing),
      })),
    }),
  };
}
