import { isOurFault, type ReturnReason } from '../return/return-policy.ts';

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
