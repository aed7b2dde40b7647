import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The order that the payment step handed over in the navigation state, or null; it is taken out of there. */
export function usePlacedOrder(): OrderView | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => readPlacedOrder(state));
  // The browser's history outlives the session: the next shopper who comes back to this entry must not see the order.
  useEffect(() => {
    if (state !== null) navigate({ pathname, search }, { replace: true, state: null });
  }, [state, pathname, search, navigate]);
  return placed;
}

function readPlacedOrder(state: unknown): OrderView | null {
  if (typeof state !== 'object' || state === null || !('order' in state)) return null;
  return isOrder(state.order) ? state.order : null;
}

// Only the payment step writes this state, with the order of the server's reply; the outline vouches for the rest.
function isOrder(order: unknown): order is OrderView {
  return (
    typeof order === 'object' && order !== null && 'id' in order && 'orderNumber' in order && 'items' in order
  );
}

/** The list with the order that was just placed, should the list not have it yet. */
export function withPlacedOrder(
  orders: readonly OrderView[],
  placed: OrderView | null,
): readonly OrderView[] {
  if (placed === null || orders.some(({ id }) => id === placed.id)) return orders;
  return [placed, ...orders];
}

/** Whether an id or order number means this order. */
export function isNamed(order: Pick<OrderView, 'id' | 'orderNumber'>, name: string | null): boolean {
  return name !== null && (order.id === name || order.orderNumber === name);
}

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
