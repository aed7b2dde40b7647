import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/** The start of the key of a shopper's payment options in the query client; the shopper's id follows. */
export const PAYMENT_OPTIONS_KEY = 'payment-options';

/** Whether this shop takes online payments, and the shopper's saved cards; asked for anew when they come into sight. */
export function usePaymentOptions() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [PAYMENT_OPTIONS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) => request<typeof getPaymentOptions>('GET', '/payment-options', { signal }),
  });
}
