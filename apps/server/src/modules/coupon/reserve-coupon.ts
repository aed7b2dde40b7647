import {
  type CouponLine,
  couponRefusalText,
  judgeCoupon,
  limitReached,
} from '@ilaneer/domain/coupon/judge-coupon';
import type { Paise } from '@ilaneer/domain/money';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import {
  type CouponRow,
  findCoupon,
  findCouponUse,
  holdCouponUse,
  insertCouponUse,
  lockCoupon,
  readUses,
  toCoupon,
} from './repository.ts';

export type ReservedCoupon = {
  readonly id: string;
  readonly code: string;
  readonly discount: Paise;
  readonly categoryIds: readonly string[];
};

type Wanted = {
  readonly userId: string;
  /** Normalised; null for none. */
  readonly code: string | null;
  readonly lines: readonly CouponLine[];
  readonly at: Date;
};

/** Locks the shopper. Errors: COUPON_INVALID with the reason. */
export async function reserveCoupon(
  tx: Database,
  { userId, code, lines, at }: Wanted,
): Promise<Result<ReservedCoupon | null, Failure>> {
  if (code === null) return ok(null);
  const known = await findCoupon(tx, code);
  // Unlimited coupons need no lock.
  const row = known !== null && isLimited(known) ? await lockCoupon(tx, known.id) : known;
  if (row === null) return err({ code: 'COUPON_INVALID', message: 'Coupon not found' });
  const uses = await readUses(tx, { rows: [row] }, userId);
  const judged = judgeCoupon(toCoupon(row), lines, uses(row), at);
  const { id, categoryIds } = row;
  if (judged.ok) return ok({ id, code: row.code, discount: judged.value, categoryIds });
  return err({ code: 'COUPON_INVALID', message: couponRefusalText(judged.error) });
}

function isLimited({ totalLimit, perShopperLimit }: CouponRow): boolean {
  return totalLimit !== null || perShopperLimit !== null;
}

type NewOrder = {
  readonly id: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
};

/** Held while payment is pending, else counted. */
export function writeCouponUse(tx: Database, order: NewOrder, couponId: string): Promise<void> {
  return insertCouponUse(tx, {
    orderId: order.id,
    couponId,
    userId: order.userId,
    state: order.status === 'pending' ? 'held' : 'counted',
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
  });
}

/** False if used up meanwhile. */
export async function reserveCouponAgain(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const use = await findCouponUse(tx, orderId);
  if (use === null) return false;
  const row = await lockCoupon(tx, use.couponId);
  if (row === null) return false;
  const uses = await readUses(tx, { rows: [row] }, use.userId);
  if (limitReached(toCoupon(row), uses(row)) !== null) return false;
  await holdCouponUse(tx, orderId, at);
  return true;
}
