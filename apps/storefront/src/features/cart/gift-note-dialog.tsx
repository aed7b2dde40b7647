import { isSessionLost } from '@ilaneer/client/api-errors';
import type { CartLineView, updateCartQuantity } from '@ilaneer/contract/cart/cart';
import { LONGEST_GIFT_NOTE, lineName } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import type { CartChange } from './cart-change.ts';
import { cartChangeOptions } from './change-cart.ts';
import { wholeCart } from './get-cart.ts';

type GiftNoteDialogProps = {
  readonly line: CartLineView;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function GiftNoteDialog({ line, open, onClose }: GiftNoteDialogProps) {
  const { productId, variantId, quantity, giftNote = '' } = line;
  const form = useId();
  /** Null: as saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSaveGiftNote();
  const words = typed ?? giftNote;
  const left = LONGEST_GIFT_NOTE - words.length;

  function close() {
    onClose();
    setTyped(null);
    save.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const change = { kind: 'set', productId, variantId, quantity, giftNote: words } as const;
    save.mutate(change, { onSuccess: close });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      locked={save.isPending}
      size="sm"
      title="Gift note"
      description={`We put it into the parcel, with ${lineName(line)}.`}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={close}>
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
          value={words}
          onChange={(event) => {
            setTyped(event.target.value);
            save.reset();
          }}
        />
      </form>
    </Dialog>
  );
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
