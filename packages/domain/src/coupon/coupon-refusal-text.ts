import { formatRupees } from '../money.ts';
import type { CouponRefusal } from './judge-coupon.ts';

/** What the shopper reads of a coupon that can't be used: what is missing (COUPON-8). */
export function couponRefusalText(refusal: CouponRefusal): string {
  switch (refusal.reason) {
    case 'inactive':
      return 'Coupon is not active';
    case 'not-started':
      return 'Coupon is not valid yet';
    case 'expired':
      return 'Coupon has expired';
    case 'used-up':
      return 'Coupon usage limit reached';
    case 'used-before':
      return 'You have used this coupon already';
    case 'first-order-only':
      return 'This coupon is only valid for your first order';
    case 'no-product':
      return 'Coupon not valid for any product in your cart';
    case 'minimum':
      return `Add ${formatRupees(refusal.missing)} more to use this coupon`;
  }
}
