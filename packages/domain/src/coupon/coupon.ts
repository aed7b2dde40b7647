import type { Paise } from '../money.ts';
import { isOurFault, type ReturnReason } from '../return/return-reason.ts';

export type CouponReduction =
  | { readonly kind: 'percent'; readonly basisPoints: number; readonly cap: Paise | null }
  | { readonly kind: 'amount'; readonly amount: Paise };

/** COUPON-2; null means no limit. */
export type Coupon = {
  readonly code: string;
  readonly reduction: CouponReduction;
  /** Minimum value of eligible goods. */
  readonly minimum: Paise | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly categoryIds: readonly string[];
  readonly totalLimit: number | null;
  readonly perShopperLimit: number | null;
  readonly firstOrderOnly: boolean;
  readonly active: boolean;
};

/** A use is held while payment is pending, counted once confirmed, and returned with the order (COUPON-9). */
export const COUPON_USE_STATES = ['held', 'counted', 'returned'] as const;

/** Uses held by open orders or counted by confirmed ones. */
export type CouponUse = { readonly inAll: number; readonly byShopper: number; readonly hasOrdered: boolean };

/** Capitals without blanks (COUPON-3). */
export function normaliseCouponCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

type Units = { readonly position: number; readonly quantity: number };

/** Whether returns make a coupon usable again (COUPON-10). `returned`: units of all refunded returns. */
export function isCouponGivenBack(
  ordered: readonly Units[],
  returned: readonly (Units & { readonly reason: ReturnReason })[],
): boolean {
  const isAll = ordered.every(({ position, quantity }) => {
    const back = returned.filter((units) => units.position === position);
    return back.reduce((count, units) => count + units.quantity, 0) === quantity;
  });
  return isAll && returned.every(({ reason }) => isOurFault(reason));
}
