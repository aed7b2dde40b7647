import { isSessionLost } from '@ilaneer/client/api-errors';
import type { CartLineView, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import { LONGEST_GIFT_NOTE, lineName } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { type CartChange, type CartTarget, isOf } from './cart-change.ts';
import { cartChangeOptions, useCartChanges } from './change-cart.ts';
import { useCart, wholeCart } from './get-cart.ts';
import { lineProblem } from './line-problem.ts';

type GiftNoteProps = { readonly line: CartLineView; readonly disabled: boolean };

/** CART-26. */
export function GiftNote({ line, disabled }: GiftNoteProps) {
  const { productId, variantId, quantity, giftNote = '' } = line;
  const form = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(giftNote);
  const save = useSaveGiftNote();
  const left = LONGEST_GIFT_NOTE - typed.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const change = { kind: 'set', productId, variantId, quantity, giftNote: typed } as const;
    save.mutate(change, { onSuccess: () => setOpen(false) });
  }

  return (
    <div className="mt-1 grid justify-items-start">
      {giftNote !== '' && <p className="wrap-anywhere text-sm">{`Gift note: “${giftNote}”`}</p>}
      {lineProblem(line) === null && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          disabled={disabled}
          aria-label={`${giftNote === '' ? 'Add' : 'Change'} gift note: ${lineName(line)}`}
          onClick={() => {
            setTyped(giftNote);
            save.reset();
            setOpen(true);
          }}
        >
          <Icon name="gift" className="size-5" />
          {giftNote === '' ? 'Add gift note' : 'Change gift note'}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        locked={save.isPending}
        size="sm"
        title="Gift note"
        description={`We put it into the parcel, with ${lineName(line)}.`}
        footer={
          <>
            <Button variant="secondary" disabled={save.isPending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={save.isPending}>
              Save
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label="Your words"
            hint={`${left} of ${LONGEST_GIFT_NOTE} letters left. Leave it empty for no note.`}
            error={save.error && problemText(save.error)}
            maxLength={LONGEST_GIFT_NOTE}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              save.reset();
            }}
          />
        </form>
      </Dialog>
    </div>
  );
}

export function GiftNoteInCart({ productId, variantId }: CartTarget) {
  const target = { productId, variantId };
  const line = useCart().data?.cart.find((one) => isOf(target, one));
  const busy = useCartChanges().some((change) => isOf(change, target));
  return line === undefined ? null : <GiftNote line={line} disabled={busy} />;
}

function useSaveGiftNote() {
  const queryClient = useQueryClient();
  return useMutation({
    ...cartChangeOptions(queryClient),
    mutationFn: ({ productId, variantId, quantity, giftNote }: CartChange & { readonly giftNote: string }) =>
      request<typeof updateCartQuantity>('PUT', '/update-cart-quantity', {
        body: { productId, variantId, newQuantity: quantity, giftNote },
      }).then(wholeCart),
  });
}

function problemText(error: Error): string {
  return isSessionLost(error) ? 'Your session has expired. Please log in again.' : error.message;
}
