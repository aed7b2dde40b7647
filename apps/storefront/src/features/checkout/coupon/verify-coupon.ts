import type { verifyCoupon } from '@ilaneer/contract/coupon';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { itemQuery, type SingleItem } from '../summary/reducible-items.ts';

/** Checks a code that was typed, for what is being ordered. */
export function useVerifyCoupon(item: SingleItem) {
  return useMutation({
    mutationFn: async (code: string) => {
      const query = itemQuery(item);
      const reply = await request<typeof verifyCoupon>('GET', '/coupons/verify/:code', {
        params: { code },
        query,
      });
      return reply.coupon;
    },
  });
}
