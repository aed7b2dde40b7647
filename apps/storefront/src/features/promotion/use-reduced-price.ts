import type { ReplyOf } from '@ilaneer/contract/call';
import type { SummaryView } from '@ilaneer/contract/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import { useBestPrice } from './api/get-best-price.ts';
import { useAppliedCoupon } from './applied-coupon.ts';
import { fingerprintOf, type ReducibleItems, type SingleItem } from './reducible-items.ts';

/** What is being ordered, with the coupon that the shopper chose taken off. */
export type ReducedPrice = {
  /** The server's figures; those without a coupon while none is chosen. Undefined until the items are known. */
  readonly summary: SummaryView | undefined;
  /** The coupon that is in these figures. */
  readonly couponCode: string | null;
  /** The coupon that was chosen, whether or not it takes anything off. */
  readonly appliedCode: string | null;
  /** Why the chosen coupon takes nothing off. */
  readonly problem: string | null;
  /** Nobody could say what it takes off: the way to ask again. */
  readonly retry: (() => void) | null;
  /** The figures are former ones, or lack the coupon, until the server has answered. */
  readonly isUpdating: boolean;
  readonly best: ReplyOf<typeof getBestPrice>['best'] | null;
  readonly fingerprint: string;
};

const UNCHECKED = 'We could not check this coupon. Your order is shown without it.';

/** The figures of what is being ordered with the chosen coupon, by the server's rules. */
export function useReducedPrice(items: ReducibleItems | undefined, item: SingleItem): ReducedPrice {
  const appliedCode = useAppliedCoupon();
  const fingerprint = fingerprintOf(items?.lines ?? []);
  const asked = useBestPrice({
    item,
    fingerprint: fingerprint === '' ? null : fingerprint,
    couponCode: appliedCode,
  });
  const { data, isFetching, isPlaceholderData } = asked;
  const chosen = data?.chosen ?? null;
  const isApplied = appliedCode !== null && chosen?.coupon?.code === appliedCode;
  const isGood = isApplied && chosen.couponProblem === null;
  const failed = appliedCode !== null && data === undefined && asked.isError;
  return {
    summary: isGood ? chosen.summary : items?.summary,
    couponCode: isGood ? appliedCode : null,
    appliedCode,
    problem: failed ? UNCHECKED : isPlaceholderData ? null : (chosen?.couponProblem ?? null),
    retry: failed ? () => void asked.refetch() : null,
    isUpdating: appliedCode !== null && isFetching && (isPlaceholderData || data === undefined),
    best: isPlaceholderData ? null : (data?.best ?? null),
    fingerprint,
  };
}
