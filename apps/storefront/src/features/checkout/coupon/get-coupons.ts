import type { getCoupons } from '@ilaneer/contract/coupon';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { itemQuery, type SingleItem } from '../summary/reducible-items.ts';

/** The coupons with what each does for what is being ordered, asked for anew whenever they are shown. */
export function useCoupons(item: SingleItem, fingerprint: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['coupons', user?.id, item, fingerprint],
    staleTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getCoupons>('GET', '/coupons', { signal, query: itemQuery(item) }),
    select: (reply) => reply.coupons,
  });
}
