import type { startPayment } from '@ilaneer/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import type { GatewayChoice } from './payment-method.ts';

const TIMEOUT_MS = 30_000;

/** Starts a payment of an order that waits for it, anew after one that failed. */
export function useStartPayment() {
  return useMutation({
    mutationFn: ({ orderId, choice }: { readonly orderId: string; readonly choice: GatewayChoice }) =>
      request<typeof startPayment>('POST', '/orders/:orderId/payments', {
        params: { orderId },
        body: choice,
        timeoutMs: TIMEOUT_MS,
      }),
  });
}

/** What to say when no payment could be started. */
export function startPaymentProblem(error: Error): string {
  return error.message || 'Failed to start the payment. Please try again.';
}
