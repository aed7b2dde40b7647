import type { getBestPrice } from '@ilaneer/contract/coupon';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { type BuyNowChoice, itemQuery } from '../items/checkout-items.ts';

const BEST_PRICE_KEY = 'best-price';
const STALE_MS = 30_000;

type Question = {
  readonly choice: BuyNowChoice | null;
  readonly fingerprint: string | null;
  readonly couponCode: string | null;
  readonly coins: number;
  readonly paysCash?: boolean;
  readonly deliveryMethod?: string | null;
  readonly pinCode?: string | null;
};

/** Keeps the former answer while loading. */
export function useBestPrice(question: Question) {
  const { choice, fingerprint, couponCode, coins, paysCash = false } = question;
  const { deliveryMethod = null, pinCode = null } = question;
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [
      ...[BEST_PRICE_KEY, user?.id, choice, fingerprint, couponCode, coins],
      ...[paysCash, deliveryMethod, pinCode],
    ],
    enabled: isConfirmed && fingerprint !== null,
    staleTime: STALE_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<typeof getBestPrice>('GET', '/best-price', {
        signal,
        query: {
          ...itemQuery(choice),
          ...(couponCode !== null && { couponCode }),
          ...(coins > 0 && { coins }),
          ...(paysCash && { paysCash }),
          ...(deliveryMethod !== null && { deliveryMethod }),
          ...(pinCode !== null && { pinCode }),
        },
      }),
  });
}

/** After an order or disagreement. */
export function useInvalidateBestPrice(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [BEST_PRICE_KEY] }), [queryClient]);
}
