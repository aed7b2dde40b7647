export { couponRoutes } from './editing/routes.ts';
export { type JudgedCoupon, judgeCoupons } from './judge-coupons.ts';
export { makeCouponIn, type NewCoupon } from './make-coupon.ts';
export {
  type CouponRow,
  confirmCouponUse,
  findCoupon,
  listShownCoupons,
  returnCouponUse,
  toCoupon,
} from './repository.ts';
export { type ReservedCoupon, reserveCoupon, reserveCouponAgain, writeCouponUse } from './reserve-coupon.ts';
