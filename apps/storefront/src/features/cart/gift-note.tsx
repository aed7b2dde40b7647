import type { CartLineView } from '@ilaneer/contract/cart/cart';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { lateCode } from '../../lib/late-code.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';
import { type CartTarget, isOf } from './cart-change.ts';
import { useCartChanges } from './change-cart.ts';
import { useCart } from './get-cart.ts';
import { lineProblem } from './line-problem.ts';

const code = lateCode(() => import('./gift-note-dialog.tsx'));

type GiftNoteProps = { readonly line: CartLineView; readonly disabled: boolean };

/** CART-26. */
export function GiftNote({ line, disabled }: GiftNoteProps) {
  const { giftNote = '' } = line;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const GiftNoteDialog = useLateDialog(open, async () => (await code.get()).GiftNoteDialog, close);
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
          onClick={() => setOpen(true)}
        >
          <Icon name="gift" className="size-5" />
          {giftNote === '' ? 'Add gift note' : 'Change gift note'}
        </Button>
      )}
      {GiftNoteDialog !== null && <GiftNoteDialog line={line} open={open} onClose={close} />}
    </div>
  );
}

export function GiftNoteInCart({ productId, variantId }: CartTarget) {
  const target = { productId, variantId };
  const line = useCart().data?.cart.find((one) => isOf(target, one));
  const busy = useCartChanges().some((change) => isOf(change, target));
  return line === undefined ? null : <GiftNote line={line} disabled={busy} />;
}
