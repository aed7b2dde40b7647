import type { getCoupons, verifyCoupon } from '@ilaneer/contract/coupon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { type BuyNowChoice, itemQuery } from '../items/checkout-items.ts';

/** The coupons with what each does for what is being ordered, asked for anew whenever they are shown. */
export function useCoupons(choice: BuyNowChoice | null, fingerprint: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['coupons', user?.id, choice, fingerprint],
    staleTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getCoupons>('GET', '/coupons', { signal, query: itemQuery(choice) }),
    select: (reply) => reply.coupons,
  });
}

/** Checks a code that was typed, for what is being ordered. */
export function useVerifyCoupon(choice: BuyNowChoice | null) {
  return useMutation({
    mutationFn: async (code: string) => {
      const reply = await request<typeof verifyCoupon>('GET', '/coupons/verify/:code', {
        params: { code },
        query: itemQuery(choice),
      });
      return reply.coupon;
    },
  });
}
