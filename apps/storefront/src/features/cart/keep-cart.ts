import type { CartReply } from '@ilaneer/contract/cart';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readToken } from '../../lib/session.ts';
import { storeCopy } from '../../lib/stored-query.ts';
import { CART_KEY } from './api/get-cart.ts';

const EMPTY_CART: CartReply = {
  success: true,
  cart: [],
  summary: {
    totalMRP: 0,
    discount: 0,
    couponSavings: 0,
    coinSavings: 0,
    subtotal: 0,
    gst: 0,
    delivery: 0,
    total: 0,
    totalItems: 0,
    totalSavings: 0,
  },
  cartItemCount: 0,
};

/** Shows the cart that a call replied with, here and in the other tabs. */
export async function keepCart(queryClient: QueryClient, cart: CartReply): Promise<void> {
  // The session may have ended while the call ran; a cart must not outlive it in the browser.
  if (readToken() === null) return;
  // A cart that was asked for before the change must not come after it.
  await queryClient.cancelQueries({ queryKey: [CART_KEY] });
  queryClient.setQueriesData<CartReply>({ queryKey: [CART_KEY], type: 'active' }, cart);
  storeCopy('cart', cart);
}

/** Shows an empty cart after an order, and asks the server again behind it. */
export function useEmptyCart(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await keepCart(queryClient, EMPTY_CART);
    await queryClient.invalidateQueries({ queryKey: [CART_KEY] });
  }, [queryClient]);
}
