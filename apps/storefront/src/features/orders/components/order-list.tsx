import type { OrderView } from '@ilaneer/contract/order-view';
import { filterOrders, NO_ORDER_FILTER, type OrderFilter } from '@ilaneer/domain/order/filter-orders';
import { Button } from '@ilaneer/ui/button';
import { ButtonLink } from '@ilaneer/ui/button-link';
import { StatePanel } from '@ilaneer/ui/state-panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isNamed } from '../wanted-order.ts';
import { OrderCard } from './order-card.tsx';

type OrderListProps = {
  readonly orders: readonly OrderView[];
  readonly filter: OrderFilter;
  readonly newOrderId: string | null;
  /** The order that the page was opened for. */
  readonly wantedOrder: string | null;
  /** Further buttons of an order, from other features. */
  readonly actions: (order: OrderView) => ReactNode;
  readonly onClear: () => void;
};

/** The orders that pass the filter, or why there are none. */
export function OrderList({ orders, filter, newOrderId, wantedOrder, actions, onClear }: OrderListProps) {
  const shown = filterOrders(orders, filter, new Date());
  const searching = filter.searchQuery.trim() !== NO_ORDER_FILTER.searchQuery;
  if (shown.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={orders.length > 0 && searching ? 'No orders match your search' : 'No orders found'}
        text={
          searching ? 'Try adjusting your search or filter criteria.' : "You haven't placed any orders yet."
        }
        actions={
          searching ? (
            <Button variant="secondary" onClick={onClear}>
              Clear search
            </Button>
          ) : (
            <ButtonLink render={<Link to="/products" />}>See all products</ButtonLink>
          )
        }
      />
    );
  }
  return (
    <div className="grid gap-5">
      {shown.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isNew={order.id === newOrderId}
          isWanted={isNamed(order, wantedOrder)}
          actions={actions(order)}
        />
      ))}
    </div>
  );
}
