import type { SummaryView } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { type BuyNowChoice, type CheckoutItems, fingerprintOf } from '../items/checkout-items.ts';
import { useAppliedCoins, useAppliedCoupon } from './applied-reductions.ts';
import { useBestPrice } from './get-best-price.ts';

type Advice = ReplyOf<typeof getBestPrice>;

export type ReducedPrice = {
  readonly summary: SummaryView | undefined;
  readonly couponCode: string | null;
  readonly coins: number;
  readonly appliedCode: string | null;
  readonly usesCoins: boolean;
  readonly coinsAdvice: Advice['coins'] | null;
  readonly problem: string | null;
  readonly retry: (() => void) | null;
  readonly isUpdating: boolean;
  readonly best: Advice['best'] | null;
  readonly fingerprint: string;
  /** Promotions for some areas run: the PIN code counts. */
  readonly isByArea: boolean;
};

const UNCHECKED = 'We could not check this coupon. Your order is shown without it.';

/** COUPON-12. */
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
  const isOfChoice =
    chosen !== null &&
    (!isPlaceholderData || (hasCoupon === (appliedCode !== null) && chosen.coins > 0 === usesCoins));
  const failed = isChosen && data === undefined && asked.isError;
  return {
    // Buy Now is computed here first, without promotions.
    summary: (isChosen || choice !== null) && isOfChoice ? chosen.summary : items?.summary,
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
    isByArea: data?.pricedByArea ?? false,
  };
}

type Delivered = {
  /** Null: the usual way. */
  readonly deliveryMethod: string | null;
  /** With its fee, if there is one. */
  readonly paysCash: boolean;
  /** Null: no address yet. */
  readonly pinCode: string | null;
};

/** As it is delivered and paid, for the same coupon and coins (PRICING-38, DELIVERY-13). */
export function useDeliveredPrice(
  price: ReducedPrice,
  choice: BuyNowChoice | null,
  { deliveryMethod, paysCash, pinCode }: Delivered,
): ReducedPrice {
  const area = price.isByArea ? pinCode : null;
  const isPlain = deliveryMethod === null && !paysCash && area === null;
  const { data, isFetching, isPlaceholderData } = useBestPrice({
    choice,
    fingerprint: isPlain || price.fingerprint === '' ? null : price.fingerprint,
    couponCode: price.couponCode,
    coins: price.coins,
    paysCash,
    deliveryMethod,
    pinCode: area,
  });
  if (isPlain) return price;
  if (data === undefined || isPlaceholderData) {
    return { ...price, isUpdating: price.isUpdating || isFetching };
  }
  return { ...price, summary: data.chosen.summary, best: price.best && data.best };
}
