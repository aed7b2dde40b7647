// Coupons and their uses.

export {
  type CouponRow,
  confirmCouponUse,
  countUses,
  findCoupon,
  hasOrdered,
  listShownCoupons,
  returnCouponUse,
  toCoupon,
} from './repository.ts';
export { retakeCoupon, type TakenCoupon, takeCoupon, writeCouponUse } from './take-coupon.ts';
