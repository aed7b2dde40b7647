import type { OrderView } from '@ilaneer/contract/order/order-view';
import { filterOrders, type OrderFilter } from '@ilaneer/domain/order/filter-orders';
import { RECENT_ORDERS } from '@ilaneer/domain/order/order-statistics';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { OrderCard } from '../card/order-card.tsx';
import { isNamed } from './wanted-order.tsx';

type OrderListProps = {
  readonly orders: readonly OrderView[];
  readonly filter: OrderFilter;
  readonly newOrderId: string | null;
  readonly wantedOrder: string | null;
  readonly actions: (order: OrderView) => ReactNode;
  readonly onClear: () => void;
};

export function OrderList({ orders, filter, newOrderId, wantedOrder, actions, onClear }: OrderListProps) {
  const [showingAll, setShowingAll] = useState(false);
  const found = filterOrders(orders, filter, new Date());
  const searching = filter.searchQuery.trim() !== '';
  const narrowed = searching || filter.status !== 'all' || filter.dateRange !== 'all';
  if (found.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={orders.length > 0 && searching ? 'No orders match your search' : 'No orders found'}
        text={
          narrowed && orders.length > 0
            ? 'Try adjusting your search or filter criteria.'
            : "You haven't placed any orders yet."
        }
        actions={
          narrowed && orders.length > 0 ? (
            <Button variant="secondary" onClick={onClear}>
              {searching ? 'Clear search' : 'Show all orders'}
            </Button>
          ) : (
            <ButtonLink render={<PageLink to="/products" />}>See all products</ButtonLink>
          )
        }
      />
    );
  }
  // Must include the requested order.
  const latestOnly = !showingAll && !found.slice(RECENT_ORDERS).some((order) => isNamed(order, wantedOrder));
  return (
    <div className="grid gap-5">
      {(latestOnly ? found.slice(0, RECENT_ORDERS) : found).map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isNew={order.id === newOrderId}
          isWanted={isNamed(order, wantedOrder)}
          actions={actions(order)}
        />
      ))}
      {latestOnly && found.length > RECENT_ORDERS && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShowingAll(true)}>
          {`Show all ${found.length} orders`}
        </Button>
      )}
    </div>
  );
}
