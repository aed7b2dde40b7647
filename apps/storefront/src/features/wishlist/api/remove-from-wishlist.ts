import type { removeFromWishlist } from '@ilaneer/contract/wishlist';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import type { WishlistTarget } from './change-wishlist.ts';
import { WISHLIST_KEY } from './get-wishlist.ts';

/** Removes from the wishlist; it stays pending until the list is without the item. */
export function useRemoveFromWishlist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ productId, variantId }: WishlistTarget) =>
      request<typeof removeFromWishlist>('DELETE', '/remove-from-wishlist', {
        body: variantId === null ? { productId } : { productId, variantId },
      }),
    // Also after a refusal: the list in the browser was wrong then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [WISHLIST_KEY] }),
  });
}

/** What to say when removing failed (part 2 section 8, 'Wishlist removal'). */
export function removeFromWishlistProblem(error: Error): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401) return 'Please login to manage wishlist';
  if (status === 404) return 'Product not found in wishlist';
  return 'Failed to remove from wishlist. Please try again.';
}
