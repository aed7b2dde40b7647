import { ApiError, ConnectionError, isSessionLost } from '@ilaneer/client/api-errors';
import type { addToCart, CartReply, removeFromCart } from '@ilaneer/contract/cart/cart';
import { useToast } from '@ilaneer/ui/layers/toast';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../lib/api-client.ts';
import { askForLogin } from '../../lib/login-prompt.ts';
import { readToken, useSession } from '../../lib/session.ts';
import { storeCopy } from '../../lib/stored-query.ts';
import { type CartChange, type CartTarget, isOf } from './cart-change.ts';
import { CART_KEY, wholeCart } from './get-cart.ts';

const CHANGE_KEY = ['change-cart'] as const;

/** After a login, one at a time per line (STOREFRONT-13). Reports errors; `onAdded` reports success. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  const { isAuthenticated } = useSession();
  const { show } = useToast();
  const { mutateAsync } = useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId, quantity }: CartChange) =>
      request<typeof addToCart>('POST', '/add-to-cart', { body: { productId, variantId, quantity } }).then(
        wholeCart,
      ),
  });
  return useCallback(
    (target: CartTarget, quantity: number, onAdded: () => void) => {
      function add(): void {
        if (isChanging(queryClient, target)) return;
        // mutate()'s own handlers are dropped by a following change.
        mutateAsync({ ...target, kind: 'add', quantity }).then(onAdded, (error: Error) =>
          show({ text: addToCartProblem(error), tone: 'error' }),
        );
      }
      if (isAuthenticated) add();
      else askForLogin(add);
    },
    [queryClient, isAuthenticated, mutateAsync, show],
  );
}

export function useRemoveFromCart() {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutateAsync } = useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId }: CartChange) =>
      request<typeof removeFromCart>('POST', '/remove-from-cart', { body: { productId, variantId } }).then(
        wholeCart,
      ),
  });
  return useCallback(
    ({ productId, variantId }: CartTarget, onRemoved: () => void) => {
      mutateAsync({ productId, variantId, kind: 'remove', quantity: 0 }).then(onRemoved, (error: Error) =>
        show({ text: removalProblem(error), tone: 'error' }),
      );
    },
    [mutateAsync, show],
  );
}

export function useCartChanges(): readonly CartChange[] {
  return useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => changeOf(state.variables),
  });
}

/** Also before rendering. */
export function isChanging(queryClient: QueryClient, target: CartTarget): boolean {
  const running = queryClient.isMutating({
    mutationKey: CHANGE_KEY,
    predicate: ({ state }) => isOf(changeOf(state.variables), target),
  });
  return running > 0;
}

/** Serialised; each reply replaces the cart. */
export function cartChangeOptions(queryClient: QueryClient) {
  return {
    mutationKey: CHANGE_KEY,
    scope: { id: 'cart' },
    onMutate: () => queryClient.cancelQueries({ queryKey: [CART_KEY] }),
    onSuccess: (cart: CartReply) => storeCart(queryClient, cart),
    onError: (error: Error) => {
      // A refusal proves that the displayed cart was stale.
      if (isSessionLost(error)) return;
      void queryClient.invalidateQueries({ queryKey: [CART_KEY] });
    },
  };
}

export async function storeCart(queryClient: QueryClient, cart: CartReply): Promise<void> {
  // No cart after the session.
  if (readToken() === null) return;
  // Cancels older fetches.
  await queryClient.cancelQueries({ queryKey: [CART_KEY] });
  queryClient.setQueriesData<CartReply>({ queryKey: [CART_KEY], type: 'active' }, cart);
  storeCopy('cart', cart);
}

// Typed by convention.
function changeOf(variables: unknown): CartChange {
  return variables as CartChange;
}

/** CART-19. */
function addToCartProblem(error: Error): string {
  if (isSessionLost(error)) return 'Your session has expired. Please log in again.';
  if (!(error instanceof ApiError)) return error.message;
  return error.status === 404
    ? 'This product is no longer available.'
    : `Failed to add to cart: ${error.message}`;
}

/** CART-20, CART-22. */
function removalProblem(error: Error): string {
  if (isSessionLost(error)) return 'Your session has expired. Please log in again.';
  if (error instanceof ConnectionError) return error.message;
  // Done, but unreadable.
  if (error instanceof ApiError && error.status < 400) {
    return 'Item removed from server but failed to update locally. The page will refresh to sync your cart.';
  }
  if (error.message.includes('not found in cart')) {
    return 'This item is no longer in your cart. Refreshing cart...';
  }
  if (error.message.includes('Product ID is required')) return 'Invalid item selected. Please try again.';
  return `Failed to remove item: ${error.message}`;
}
