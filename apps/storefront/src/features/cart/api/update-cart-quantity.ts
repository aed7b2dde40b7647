import type { updateCartQuantity } from '@ilaneer/contract/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { isSessionLost } from '../../../lib/api-errors.ts';
import type { CartChange } from '../cart-change.ts';
import { cartChangeOptions } from './change-cart.ts';

/** Sets the quantity of a line. */
export function useUpdateCartQuantity() {
  const queryClient = useQueryClient();
  return useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId, quantity }: CartChange) =>
      request<typeof updateCartQuantity>('PUT', '/update-cart-quantity', {
        body: { productId, variantId, newQuantity: quantity },
      }),
  });
}

/** What the cart does about a refused quantity (CART-21); a null text says nothing. */
export function quantityReaction(error: Error): { readonly text: string | null; readonly remove: boolean } {
  if (isSessionLost(error)) return say('Your session has expired. Please log in again.');
  if (error.message.includes('Product not found in cart')) return { text: null, remove: false };
  if (error.message.includes('Quantity must be a positive number')) {
    return say('Invalid quantity. Please try again.');
  }
  if (error.message.includes('Product not found in database')) {
    return { text: 'This product is no longer available. Removing from cart...', remove: true };
  }
  return say(`Failed to update quantity: ${error.message}`);
}

function say(text: string) {
  return { text, remove: false };
}
