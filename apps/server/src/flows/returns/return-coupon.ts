import { isCouponGivenBack } from '@ilaneer/domain/coupon/coupon-after-return';
import type { Database } from '../../db/connect.ts';
import { returnCouponUse } from '../../modules/coupon/repository.ts';
import type { ReturnToMove } from './transition-return.ts';

/**
 * Lets a coupon be used again when its whole order has come back because of the shop, in the caller's transaction; the
 * order is held.
 */
export async function giveBackCoupon(
  _env: object,
  tx: Database,
  { order, request, all, at }: Pick<ReturnToMove, 'order' | 'request' | 'all' | 'at'>,
): Promise<void> {
  if (order.couponCode === null) return;
  const refunded = [...all.filter(({ state }) => state === 'refunded'), request];
  const returned = refunded.flatMap(({ lines }) => lines);
  if (isCouponGivenBack(order.lines, returned)) await returnCouponUse(tx, order.id, at);
}
