import type { Paise } from '../money.ts';
import { isOurFault, type ReturnReason } from '../return/return-reason.ts';

/** What a coupon takes off: a percentage in basis points (10 % = 1000), or an amount in paise. */
export type CouponReduction =
  | { readonly kind: 'percent'; readonly basisPoints: number; readonly cap: Paise | null }
  | { readonly kind: 'amount'; readonly amount: Paise };

/** A coupon with its limits (COUPON-2); null is for a limit that it does not have. */
export type Coupon = {
  readonly code: string;
  readonly reduction: CouponReduction;
  /** What the goods that it is for must come to. */
  readonly minimum: Paise | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** The categories, with their subcategories, that it is for; empty for all. */
  readonly categoryIds: readonly string[];
  readonly totalLimit: number | null;
  readonly perShopperLimit: number | null;
  readonly firstOrderOnly: boolean;
  readonly active: boolean;
};

/**
 * The use of a coupon by one order: held while its payment is awaited, counted once confirmed, returned with the
 * order (COUPON-9).
 */
export const COUPON_USE_STATES = ['held', 'counted', 'returned'] as const;

/** How often a coupon was used: held by open orders or counted by confirmed ones. */
export type CouponUse = { readonly inAll: number; readonly byShopper: number; readonly hasOrdered: boolean };

/** A code as it is stored: capitals without blanks (COUPON-3). */
export function normaliseCouponCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

type Units = { readonly position: number; readonly quantity: number };

/**
 * Whether a coupon may be used again after returns (COUPON-10). `returned` are the units of every return that was
 * refunded.
 */
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
