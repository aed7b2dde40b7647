import type { SummaryView } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { type BuyNowChoice, type CheckoutItems, fingerprintOf } from '../items/checkout-items.ts';
import { useAppliedCoins, useAppliedCoupon } from './applied-reductions.ts';
import { useBestPrice } from './get-best-price.ts';

type Advice = ReplyOf<typeof getBestPrice>;

/** What is being ordered, with the coupon and the coins that the shopper chose taken off. */
export type ReducedPrice = {
  /** The server's figures; those without reductions while none is chosen. Undefined until the items are known. */
  readonly summary: SummaryView | undefined;
  /** The coupon that is in these figures. */
  readonly couponCode: string | null;
  /** The coins that are in these figures. */
  readonly coins: number;
  /** The coupon that was chosen, whether or not it takes anything off. */
  readonly appliedCode: string | null;
  /** The shopper wants to use coins. */
  readonly usesCoins: boolean;
  /** What coins can do; null until the server has said. */
  readonly coinsAdvice: Advice['coins'] | null;
  /** Why the chosen coupon takes nothing off. */
  readonly problem: string | null;
  /** Asks again what coupon and coins take off, when that could not be asked; else null. */
  readonly retry: (() => void) | null;
  /** The figures are former ones, or lack what was chosen, until the server has answered. */
  readonly isUpdating: boolean;
  readonly best: Advice['best'] | null;
  readonly fingerprint: string;
};

const UNCHECKED = 'We could not check this coupon. Your order is shown without it.';

/** The figures of what is being ordered with the chosen coupon and coins, by the server's rules (COUPON-12). */
export function useReducedPrice(items: CheckoutItems | undefined, choice: BuyNowChoice | null): ReducedPrice {
  const appliedCode = useAppliedCoupon();
  const wantedCoins = useAppliedCoins();
  const fingerprint = fingerprintOf(items?.lines ?? []);
  const asked = useBestPrice({
    choice,
    fingerprint: fingerprint === '' ? null : fingerprint,
    couponCode: appliedCode,
    coins: wantedCoins,
  });
  const { data, isFetching, isPlaceholderData } = asked;
  const chosen = data?.chosen ?? null;
  const usesCoins = wantedCoins > 0;
  const isChosen = appliedCode !== null || usesCoins;
  const hasCoupon = chosen?.coupon != null && chosen.coupon.code === appliedCode;
  const isGood = hasCoupon && chosen.couponProblem === null;
  // A former answer still holds when it was given for the same choice.
  const isOfChoice =
    chosen !== null &&
    (!isPlaceholderData || (hasCoupon === (appliedCode !== null) && chosen.coins > 0 === usesCoins));
  const failed = isChosen && data === undefined && asked.isError;
  return {
    summary: isChosen && isOfChoice ? chosen.summary : items?.summary,
    couponCode: isOfChoice && isGood ? appliedCode : null,
    coins: isOfChoice && usesCoins ? chosen.coins : 0,
    appliedCode,
    usesCoins,
    coinsAdvice: data?.coins ?? null,
    problem: failed ? UNCHECKED : isPlaceholderData ? null : (chosen?.couponProblem ?? null),
    retry: failed ? () => void asked.refetch() : null,
    isUpdating: isChosen && isFetching && (isPlaceholderData || data === undefined),
    best: isPlaceholderData ? null : (data?.best ?? null),
    fingerprint,
  };
}
