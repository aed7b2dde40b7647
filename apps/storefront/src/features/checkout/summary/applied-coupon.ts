import { keptChoice } from './applied-reductions.ts';

const kept = keptChoice('appliedCoupon');

/** The code of the coupon that the shopper chose, from the cart to the payment, or null (part 2 section 4). */
export const useAppliedCoupon = kept.use;

/** Keeps a coupon for this and the next steps. */
export const applyCoupon = kept.keep;

/** Orders go without a coupon again. */
export const removeCoupon = kept.drop;
