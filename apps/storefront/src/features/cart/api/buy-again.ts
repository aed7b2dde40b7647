import type { buyAgain } from '@ilaneer/contract/order/buy-again';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { isSessionLost } from '../../../lib/api-errors.ts';
import { keepCart } from '../keep-cart.ts';
import { CART_KEY } from './get-cart.ts';

/** Fills the cart with what an order had, as far as there is any of it. */
export function useBuyAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) =>
      request<typeof buyAgain>('POST', '/orders/:orderId/buy-again', { params: { orderId } }),
    onMutate: () => queryClient.cancelQueries({ queryKey: [CART_KEY] }),
    onSuccess: ({ success, cart, summary, cartItemCount }) =>
      keepCart(queryClient, { success, cart, summary, cartItemCount }),
  });
}

/** What to say when buying again failed. */
export function buyAgainProblem(error: Error): string {
  return isSessionLost(error) ? 'Your session has expired. Please log in again.' : error.message;
}
