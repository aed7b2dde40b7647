import { ApiError, ConnectionError, UNEXPECTED } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { addToWishlist, removeFromWishlist } from '@ilaneer/contract/wishlist';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { WISHLIST_KEY } from './get-wishlist.ts';

export type WishlistTarget = { readonly productId: string; readonly variantId: string | null };

/** Pending until refetched. */
export function useAddToWishlist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ productId, variantId }: WishlistTarget) =>
      request<typeof addToWishlist>('POST', '/add-to-wishlist', {
        body: variantId === null ? { productId } : { productId, variantId },
      }),
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [WISHLIST_KEY] })),
  });
}

export function isAlreadyInWishlist(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** WISHLIST-4. */
export function addToWishlistProblem(error: Error): string {
  if (error instanceof ConnectionError) return error.message;
  if (!(error instanceof ApiError)) return UNEXPECTED;
  switch (error.status) {
    case 401:
      return 'Your session has expired. Please log in again.';
    case 404:
      return 'This product is no longer available.';
    case 409:
      return 'This item is already in your wishlist!';
    default:
      return error.reply === null ? UNEXPECTED : `Failed to add to wishlist: ${error.message}`;
  }
}

/** Pending until refetched. */
export function useRemoveFromWishlist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ productId, variantId }: WishlistTarget) =>
      request<typeof removeFromWishlist>('DELETE', '/remove-from-wishlist', {
        body: variantId === null ? { productId } : { productId, variantId },
      }),
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [WISHLIST_KEY] })),
  });
}

/** WISHLIST-5. */
export function removeFromWishlistProblem(error: Error): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401) return 'Please login to manage wishlist';
  if (status === 404) return 'Product not found in wishlist';
  return 'Failed to remove from wishlist. Please try again.';
}
