import type { placeOrder } from '@ilaneer/contract/order';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import type { OrderAttempt } from '../order-attempt.ts';

const TIMEOUT_MS = 30_000;

/** Places an order. Repeating an attempt is safe: its key makes the server answer with the first order. */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: ({ key, body }: OrderAttempt) =>
      request<typeof placeOrder>('POST', '/place-order', {
        headers: { 'idempotency-key': key },
        body,
        timeoutMs: TIMEOUT_MS,
      }),
  });
}
