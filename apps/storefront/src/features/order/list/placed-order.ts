import type { OrderView } from '@ilaneer/contract/order/order-view';
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
