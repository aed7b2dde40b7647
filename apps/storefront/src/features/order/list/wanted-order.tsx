import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** From the navigation state, consumed. */
export function usePlacedOrder(): OrderView | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => readPlacedOrder(state));
  // Must not be seen by the next shopper.
  useEffect(() => {
    if (state !== null) navigate({ pathname, search }, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return placed;
}

function readPlacedOrder(state: unknown): OrderView | null {
  if (typeof state !== 'object' || state === null || !('order' in state)) return null;
  return isOrder(state.order) ? state.order : null;
}

// Outline check; only the payment step writes it.
function isOrder(order: unknown): order is OrderView {
  return (
    typeof order === 'object' && order !== null && 'id' in order && 'orderNumber' in order && 'items' in order
  );
}

/** Adds the new order if missing. */
export function withPlacedOrder(
  orders: readonly OrderView[],
  placed: OrderView | null,
): readonly OrderView[] {
  if (placed === null || orders.some(({ id }) => id === placed.id)) return orders;
  return [placed, ...orders];
}

export function isNamed(order: Pick<OrderView, 'id' | 'orderNumber'>, name: string | null): boolean {
  return name !== null && (order.id === name || order.orderNumber === name);
}

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
          Order {order.orderNumber} for <Figure>{formatPrice(order.totalAmount)}</Figure> is placed.
          {giftCard !== null && (
            <span>
              {' '}
              Gift card ••{giftCard.last4} paid <Figure>{formatPrice(giftCard.amount)}</Figure>.
            </span>
          )}
          {order.paymentMethod === 'cod' && (
            <span>
              {' '}
              Please keep <Figure>{formatPrice(rest)}</Figure> ready for the delivery partner.
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

type MissingOrderNoteProps = {
  readonly wanted: string;
  readonly orders: readonly OrderView[];
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<void>;
};

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
