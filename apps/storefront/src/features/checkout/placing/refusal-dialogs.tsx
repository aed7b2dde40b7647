import { formatPrice } from '@ilaneer/client/format-price';
import type { PriceChange } from '@ilaneer/contract/order/order';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Figure } from '@ilaneer/ui/text/figure';
import { PageLink } from '../../../lib/page-link.tsx';
import { BeforeGst } from '../../../lib/price.tsx';
import type { CheckoutLine } from '../items/checkout-items.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { OrderOffer } from './order-request.ts';

type PriceChangeDialogProps = {
  readonly refusal: Extract<OrderRefusal, { kind: 'price-changed' }> | null;
  readonly agreed: OrderOffer;
  readonly lines: readonly CheckoutLine[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** CHECKOUT-6. */
export function PriceChangeDialog({ refusal, agreed, lines, onConfirm, onClose }: PriceChangeDialogProps) {
  const change = refusal?.change ?? null;
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Review changes"
      description="Something in your order changed since you last saw it. Nothing has been ordered yet."
      footer={
        change !== null && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onConfirm}>
              <span>
                Order for <Figure>{formatPrice(change.current.total)}</Figure>
              </span>
            </Button>
          </>
        )
      }
    >
      {refusal?.why !== undefined && <p className="mb-2 font-medium text-husk-dark">{refusal.why}</p>}
      {change !== null && <Comparison change={change} agreed={agreed} lines={lines} />}
    </Dialog>
  );
}

type ComparisonProps = {
  readonly change: PriceChange;
  readonly agreed: OrderOffer;
  readonly lines: readonly CheckoutLine[];
};

function Comparison({ change, agreed, lines }: ComparisonProps) {
  const { previous, current } = change;
  const gone = agreed.lines.filter(
    ({ variantId }) => !current.items.some((item) => item.variantId === variantId),
  );
  return (
    <>
      <ul className="divide-y divide-line">
        {current.items.map((item) => {
          const before = agreed.lines.find((line) => line.variantId === item.variantId);
          const changes = before === undefined ? ['New in your order'] : lineChanges(before, item);
          return (
            <li key={item.variantId} className="flex items-start justify-between gap-4 py-3">
              <div>
                <OrderedItem item={item} lines={lines} />
                {changes.map((text) => (
                  <p key={text} className="font-medium text-husk-dark text-sm">
                    {text}
                  </p>
                ))}
              </div>
              <p className="shrink-0 text-right tabular-nums">
                <span className="text-palm-soft">{`${item.quantity} × `}</span>
                <Figure>{formatPrice(item.price)}</Figure>
                {!current.summary.gstIncluded && current.summary.gst > 0 && <BeforeGst />}
              </p>
            </li>
          );
        })}
      </ul>
      {gone.length > 0 && (
        <ul aria-label="No longer in your order" className="divide-y divide-line border-line border-t">
          {gone.map((line) => (
            <li key={line.variantId} className="flex items-start justify-between gap-4 py-3">
              <OrderedItem item={line} lines={lines} />
              <span className="shrink-0 font-medium text-hibiscus-dark">Sold out</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-2 grid gap-2 rounded-md bg-leaf-tint px-4 py-3">
        {previous.total !== null && (
          <div className="flex justify-between gap-4">
            <dt>Old total</dt>
            <dd className="text-palm-soft line-through">
              <Figure>{formatPrice(previous.total)}</Figure>
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4 font-bold text-lg">
          <dt>New total</dt>
          <dd>
            <Figure>{formatPrice(current.total)}</Figure>
          </dd>
        </div>
        {current.summary.couponSavings > 0 && (
          <div className="flex justify-between gap-4 text-sm">
            <dt>after your coupon of</dt>
            <dd>
              <Figure>{formatPrice(current.summary.couponSavings)}</Figure>
            </dd>
          </div>
        )}
        {current.summary.coinSavings > 0 && (
          <div className="flex justify-between gap-4 text-sm">
            <dt>after your coins of</dt>
            <dd>
              <Figure>{formatPrice(current.summary.coinSavings)}</Figure>
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4 text-sm">
          <dt>of which GST</dt>
          <dd>
            <Figure>{formatPrice(current.summary.gst)}</Figure>
          </dd>
        </div>
        <div className="flex justify-between gap-4 text-sm">
          <dt>of which delivery</dt>
          <dd>
            {current.summary.delivery === 0 ? (
              'Free'
            ) : (
              <Figure>{formatPrice(current.summary.delivery)}</Figure>
            )}
          </dd>
        </div>
        {current.summary.cashFee !== undefined && (
          <div className="flex justify-between gap-4 text-sm">
            <dt>of which Cash on Delivery fee</dt>
            <dd>
              <Figure>{formatPrice(current.summary.cashFee)}</Figure>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

type Line = OrderOffer['lines'][number];

function lineChanges(before: Line, now: Line): readonly string[] {
  const changes: string[] = [];
  if (before.price !== now.price) {
    changes.push(`Price each was ${formatPrice(before.price)}, is ${formatPrice(now.price)}`);
  }
  if (before.quantity !== now.quantity) {
    changes.push(`Quantity was ${before.quantity}, is ${now.quantity}`);
  }
  return changes;
}

type OutOfStockDialogProps = {
  readonly refusal: Extract<OrderRefusal, { kind: 'out-of-stock' }> | null;
  readonly lines: readonly CheckoutLine[];
  readonly backTo: string;
  readonly onClose: () => void;
};

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

type OrderedItemProps = {
  readonly item: { readonly variantId: string; readonly name: string };
  readonly lines: readonly CheckoutLine[];
};

function OrderedItem({ item, lines }: OrderedItemProps) {
  const variantName = lines.find(({ variantId }) => variantId === item.variantId)?.variantName ?? '';
  return (
    <span>
      <span className="font-medium">{item.name}</span>
      {variantName !== '' && <span className="block text-palm-soft text-sm">{variantName}</span>}
    </span>
  );
}
