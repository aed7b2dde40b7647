import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrderPayment } from '@ilaneer/contract/payment/payment';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { paymentStatusOf } from './payment-status.ts';

const POLL_MS = 3_000;

export const ORDER_PAYMENT_KEY = 'order-payment';

/** Polled (PAYMENT-18). */
export function useOrderPayment(orderId: string) {
  const { user, isConfirmed } = useSession();
  return useQuery<ReplyOf<typeof getOrderPayment>>({
    queryKey: [ORDER_PAYMENT_KEY, user?.id, orderId],
    enabled: isConfirmed,
    // Old results are meaningless.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && paymentStatusOf(data).kind === 'waiting' ? POLL_MS : false,
    queryFn: ({ signal }) =>
      request<typeof getOrderPayment>('GET', '/orders/:orderId/payment', { params: { orderId }, signal }),
  });
}
