import { isSessionLost } from '@ilaneer/client/api-errors';
import type { CartLineView, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { type CartChange, replayChanges } from './cart-change.ts';
import { CartLine } from './cart-line.tsx';
import { cartChangeOptions, isChanging, useCartChanges, useRemoveFromCart } from './change-cart.ts';
import { wholeCart } from './get-cart.ts';
import type { PendingQuantities } from './use-pending-quantities.ts';

type CartLinesProps = {
  readonly lines: readonly CartLineView[];
  readonly pending: PendingQuantities;
  readonly actions: (line: CartLineView, busy: boolean) => ReactNode;
};

/** Optimistic; removal asks first (CART-12, CART-13). */
export function CartLines({ lines, pending, actions }: CartLinesProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<CartLineView | null>(null);
  const [asking, setAsking] = useState(false);
  const update = useUpdateCartQuantity();
  const removeLine = useRemoveFromCart();
  const changes = useCartChanges();

  function remove(line: CartLineView) {
    // The focused button disappears with its line.
    removeLine(line, () => list.current?.focus());
  }

  function setQuantity(line: CartLineView, quantity: number) {
    // No net change, or still pending.
    if (quantity === line.quantity || isChanging(queryClient, line)) return;
    update
      .mutateAsync({ kind: 'set', productId: line.productId, variantId: line.variantId, quantity })
      .catch((error: Error) => {
        const reaction = quantityReaction(error);
        if (reaction.text !== null) show({ text: reaction.text, tone: 'error' });
        if (reaction.remove) remove(line);
      });
  }

  function change(line: CartLineView, quantity: number) {
    if (quantity < 1 || isChanging(queryClient, line)) return;
    pending.set(line.variantId, quantity, (last) => setQuantity(line, last));
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Items in your cart"
        className="divide-y divide-line rounded-xl bg-kernel px-4 shadow-sm outline-none sm:px-7"
      >
        {replayChanges(lines, changes, pending.quantities).map((changed) => (
          <CartLine
            key={changed.line.variantId}
            change={changed}
            // Capped by the current limit.
            onQuantity={(quantity) => change(changed.line, Math.min(quantity, changed.line.maxQuantity))}
            onRemove={() => {
              setAsked(changed.line);
              setAsking(true);
            }}
            actions={actions(changed.line, changed.state !== 'idle')}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Item"
        text="Are you sure you want to remove this item from your cart?"
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setAsking(false);
          if (asked === null || isChanging(queryClient, asked)) return;
          pending.forget(asked.variantId);
          remove(asked);
        }}
      />
    </>
  );
}

function useUpdateCartQuantity() {
  const queryClient = useQueryClient();
  return useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId, quantity }: CartChange) =>
      request<typeof updateCartQuantity>('PUT', '/update-cart-quantity', {
        body: { productId, variantId, newQuantity: quantity },
      }).then(wholeCart),
  });
}

/** CART-21. Null text: silent. */
function quantityReaction(error: Error): { readonly text: string | null; readonly remove: boolean } {
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
