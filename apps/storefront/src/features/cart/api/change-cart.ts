import type { addToCart } from '@ilaneer/contract/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError, isSessionLost } from '../../../lib/api-errors.ts';
import { type CartChange, cartChangeOptions } from '../cart-change.ts';

/** Adds units of a variant to the cart. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId, quantity }: CartChange) =>
      request<typeof addToCart>('POST', '/add-to-cart', { body: { productId, variantId, quantity } }),
  });
}

/** What to say when adding failed, in the manner of the wishlist's texts (part 2 section 8). */
export function addToCartProblem(error: Error): string {
  if (isSessionLost(error)) return 'Your session has expired. Please log in again.';
  if (!(error instanceof ApiError)) return error.message;
  return error.status === 404
    ? 'This product is no longer available.'
    : `Failed to add to cart: ${error.message}`;
}
