import type { CartLineView } from '@ilaneer/contract/cart';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { removalProblem, useRemoveFromCart } from '../api/remove-from-cart.ts';
import { quantityReaction, useUpdateCartQuantity } from '../api/update-cart-quantity.ts';
import { isChanging, replayChanges, useCartChanges } from '../cart-change.ts';
import type { QuantityWishes } from '../use-pending-quantities.ts';
import { CartLine } from './cart-line.tsx';

type CartLinesProps = {
  readonly lines: readonly CartLineView[];
  readonly wishes: QuantityWishes;
  /** Further buttons for a line, and whether it is busy. */
  readonly actions: (line: CartLineView, busy: boolean) => ReactNode;
};

/** The cart's lines: quantities change at once and settle to the server's answer; removing is asked about first. */
export function CartLines({ lines, wishes, actions }: CartLinesProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<CartLineView | null>(null);
  const [asking, setAsking] = useState(false);
  const update = useUpdateCartQuantity();
  const removal = useRemoveFromCart();
  const changes = useCartChanges();

  // The promises' handlers, not those of mutate(): these are dropped when another line's change follows.
  function remove(line: CartLineView) {
    removal
      .mutateAsync({ kind: 'remove', productId: line.productId, variantId: line.variantId, quantity: 0 })
      .then(
        // The button that had the focus went with its line.
        () => list.current?.focus(),
        (error: Error) => show({ text: removalProblem(error), tone: 'error' }),
      );
  }

  function setQuantity(line: CartLineView, quantity: number) {
    // Up and down again, or a press that was quicker than the screen.
    if (quantity === line.quantity || isChanging(queryClient, line)) return;
    update
      .mutateAsync({ kind: 'set', productId: line.productId, variantId: line.variantId, quantity })
      .catch((error: Error) => {
        const reaction = quantityReaction(error);
        if (reaction.text !== null) show({ text: reaction.text, tone: 'error' });
        if (reaction.remove) remove(line);
      });
  }

  function wish(line: CartLineView, quantity: number) {
    if (quantity < 1 || isChanging(queryClient, line)) return;
    wishes.wish(line.id, quantity, (last) => setQuantity(line, last));
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Items in your cart"
        className="divide-y divide-line rounded-xl bg-kernel px-4 shadow-sm outline-none sm:px-7"
      >
        {replayChanges(lines, changes, wishes.quantities).map((change) => (
          <CartLine
            key={change.line.id}
            change={change}
            // From above the limit, one less may still be too many.
            onQuantity={(quantity) => wish(change.line, Math.min(quantity, change.line.maxQuantity))}
            onRemove={() => {
              setAsked(change.line);
              setAsking(true);
            }}
            actions={actions(change.line, change.state !== 'idle')}
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
          wishes.forget(asked.id);
          remove(asked);
        }}
      />
    </>
  );
}
