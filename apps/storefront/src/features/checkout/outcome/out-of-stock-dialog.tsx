import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { PageLink } from '../../../lib/page-link.tsx';
import type { CheckoutLine } from '../checkout-items.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { OrderedItem } from './ordered-item.tsx';

type OutOfStockDialogProps = {
  /** Null when nothing is missing. */
  readonly refusal: Extract<OrderRefusal, { kind: 'out-of-stock' }> | null;
  readonly lines: readonly CheckoutLine[];
  /** Where the quantity can be changed. */
  readonly backTo: string;
  readonly onClose: () => void;
};

/** Says which lines there is too little of, and leads back to the cart. */
export function OutOfStockDialog({ refusal, lines, backTo, onClose }: OutOfStockDialogProps) {
  return (
    <Dialog
      open={refusal !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Some items ran out"
      description={refusal?.text}
      size="sm"
      role="alertdialog"
      footer={
        <ButtonLink render={<PageLink to={backTo} />}>
          {backTo === '/cart' ? 'Back to cart' : 'Change quantity'}
        </ButtonLink>
      }
    >
      {refusal !== null && refusal.lines.length > 0 && (
        <ul className="divide-y divide-line">
          {refusal.lines.map((line) => (
            <li key={`${line.variantId} ${line.name}`} className="flex justify-between gap-4 py-3">
              <OrderedItem item={line} lines={lines} />
              <span className="shrink-0 font-medium text-hibiscus-dark">
                {line.available > 0 ? `Only ${line.available} left` : 'Sold out'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
