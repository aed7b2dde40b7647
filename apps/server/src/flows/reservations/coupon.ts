import { ok } from '@ilaneer/domain/result';
import {
  confirmCouponUse,
  reserveCouponAgain,
  returnCouponUse,
  writeCouponUse,
} from '../../modules/coupon/coupon.ts';
import type { Reservation } from './reservation.ts';

/** COUPON-9. */
export const couponReservation: Reservation = {
  reserve: async (tx, _actor, order, { coupon }) => {
    if (coupon !== null) await writeCouponUse(tx, order, coupon.id);
    return ok(null);
  },
  confirm: async (tx, order, at) => {
    if (order.couponCode !== null) await confirmCouponUse(tx, order.id, at);
  },
  release: async (tx, _actor, order, at) => {
    if (order.couponCode !== null) await returnCouponUse(tx, order.id, at);
    return order;
  },
  reserveAgain: async (tx, _actor, order, at) =>
    order.couponCode === null || reserveCouponAgain(tx, order.id, at),
};
