import type { OrderView } from '@ilaneer/contract/order/order-view';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';
import { isNamed } from './placed-order.ts';

/** Thanks for the order that was just placed. */
export function PlacedNote({ order }: { readonly order: OrderView }) {
  const { giftCard, rest } = order.payment;
  return (
    <div
      role="status"
      className="flex items-start gap-4 rounded-xl sm:items-center bg-tender px-5 py-5 sm:px-7"
    >
      <span className="grid size-10 shrink-0 sm:size-12 place-items-center rounded-full bg-leaf text-kernel">
        <Icon name="tick" strokeWidth={2.25} />
      </span>
      <div>
        <p className="font-display font-semibold text-xl">Thank you for your order</p>
        <p className="mt-0.5">
          Order {order.orderNumber} for {formatPrice(order.totalAmount)} is placed.
          {giftCard !== null && ` Gift card ••${giftCard.last4} paid ${formatPrice(giftCard.amount)}.`}
          {order.paymentMethod === 'cod' &&
            ` Please keep ${giftCard === null ? 'the amount' : formatPrice(rest)} ready for the delivery partner.`}
        </p>
      </div>
    </div>
  );
}

type MissingOrderNoteProps = {
  /** The id or number that the page was opened with. */
  readonly wanted: string;
  readonly orders: readonly OrderView[];
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<void>;
};

/** Says that the wanted order is none of the shopper's. The list may be an older copy, so it is asked for anew first. */
export function MissingOrderNote({ wanted, orders, refreshing, onRefresh }: MissingOrderNoteProps) {
  const missing = !orders.some((order) => isNamed(order, wanted));
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!missing || checked) return;
    void onRefresh().finally(() => setChecked(true));
  }, [missing, checked, onRefresh]);
  if (!missing || !checked || refreshing) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-lg bg-sun-tint px-4 py-3 font-medium">
      <Icon name="alert" className="shrink-0 text-husk-dark" />
      We could not find that order among yours. Here are all of them.
    </p>
  );
}

type OrdersErrorBannerProps = { readonly text: string; readonly onDismiss: () => void };

/** Says that the list in sight could not be refreshed. */
export function OrdersErrorBanner({ text, onDismiss }: OrdersErrorBannerProps) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-hibiscus-tint py-1.5 pr-1.5 pl-4 text-hibiscus-dark">
      <Icon name="alert" className="shrink-0" />
      <p role="alert" className="grow font-medium">
        {text}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
