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
  /** Of the lines; null while they are not known, or none. */
  readonly fingerprint: string | null;
  readonly couponCode: string | null;
  /** At most so many. */
  readonly coins: number;
};

/**
 * What the chosen coupon and coins make of the lines, and which would be the best; the former answer while it is asked
 * anew.
 */
export function useBestPrice({ choice, fingerprint, couponCode, coins }: Question) {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [BEST_PRICE_KEY, user?.id, choice, fingerprint, couponCode, coins],
    enabled: isConfirmed && fingerprint !== null,
    staleTime: STALE_MS,
    // Coins come and go elsewhere: with a delivery, a cancelled order, another tab.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<typeof getBestPrice>('GET', '/best-price', {
        signal,
        query: {
          ...itemQuery(choice),
          ...(couponCode !== null && { couponCode }),
          ...(coins > 0 && { coins }),
        },
      }),
  });
}

/** Asks anew what coupons and coins do: after an order, or when the server did not agree. */
export function useForgetBestPrice(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [BEST_PRICE_KEY] }), [queryClient]);
}
