import type { removeFromCart } from '@ilaneer/contract/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError, ConnectionError, isSessionLost } from '../../../lib/api-errors.ts';
import { type CartChange, cartChangeOptions } from '../cart-change.ts';

/** Removes a line from the cart. */
export function useRemoveFromCart() {
  const queryClient = useQueryClient();
  return useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId }: CartChange) =>
      request<typeof removeFromCart>('POST', '/remove-from-cart', { body: { productId, variantId } }),
  });
}

/** What to say about a failed removal (part 2 section 8). */
export function removalProblem(error: Error): string {
  if (isSessionLost(error)) return 'Your session has expired. Please log in again.';
  if (error instanceof ConnectionError) return error.message;
  // The server answered that it was done, in words that could not be read.
  if (error instanceof ApiError && error.status < 400) {
    return 'Item removed from server but failed to update locally. The page will refresh to sync your cart.';
  }
  if (error.message.includes('not found in cart')) {
    return 'This item is no longer in your cart. Refreshing cart...';
  }
  if (error.message.includes('Product ID is required')) return 'Invalid item selected. Please try again.';
  return `Failed to remove item: ${error.message}`;
}
