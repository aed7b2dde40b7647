import { NO_ORDER_FILTER } from '@ilaneer/domain/order/filter-orders';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BuyAgain } from '../features/cart/components/buy-again.tsx';
import { ordersProblem, useForgetOrders, useOrders } from '../features/orders/api/get-orders.ts';
import { MissingOrderNote } from '../features/orders/components/missing-order-note.tsx';
import { OrderList } from '../features/orders/components/order-list.tsx';
import { OrdersAtAGlance } from '../features/orders/components/orders-at-a-glance.tsx';
import { OrdersErrorBanner } from '../features/orders/components/orders-error-banner.tsx';
import { OrdersSkeleton } from '../features/orders/components/orders-skeleton.tsx';
import { OrdersToolbar } from '../features/orders/components/orders-toolbar.tsx';
import { PlacedNote } from '../features/orders/components/placed-note.tsx';
import { usePlacedOrder, withPlacedOrder } from '../features/orders/placed-order.ts';
import { PayOrder } from '../features/payment/components/pay-order.tsx';
import { OrderSupport } from '../features/support/ask-for-help.tsx';

/** The orders of who is logged in (part 2 section 2, 'My Orders'). */
export function MyOrders() {
  const placed = usePlacedOrder();
  const query = useOrders();
  const refresh = useForgetOrders();
  const wanted = useSearchParams()[0].get('order');
  const [filter, setFilter] = useState(NO_ORDER_FILTER);
  // The failure that was dismissed; a later one is shown again.
  const [dismissed, setDismissed] = useState(0);

  const known = query.data !== undefined || placed !== null;
  const orders = withPlacedOrder(query.data ?? [], placed);
  const failed = query.error !== null && query.errorUpdatedAt > dismissed;
  const dismiss = () => setDismissed(query.errorUpdatedAt);
  const failure = query.error === null ? '' : ordersProblem(query.error, known);

  return (
    <div className="mx-auto grid max-w-page content-start gap-5 px-gutter pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">
          My order ({orders.length})
          <span aria-live="polite" className="font-normal font-sans text-base text-palm-soft tracking-normal">
            {known && freshnessNote(query)}
          </span>
        </h1>
        {known && (
          <OrdersToolbar
            search={filter.searchQuery}
            onSearch={(searchQuery) => setFilter({ ...filter, searchQuery })}
            sort={filter.sortBy}
            onSort={(sortBy) => setFilter({ ...filter, sortBy })}
            refreshing={query.isFetching}
            onRefresh={() => void refresh()}
          />
        )}
      </div>
      {placed !== null && <PlacedNote order={placed} />}
      {known && wanted !== null && (
        <MissingOrderNote wanted={wanted} orders={orders} refreshing={query.isFetching} onRefresh={refresh} />
      )}
      {known && failed && <OrdersErrorBanner text={failure} onDismiss={dismiss} />}
      {known && <OrdersAtAGlance orders={orders} filter={filter} onFilter={setFilter} />}
      {known ? (
        <OrderList
          orders={orders}
          filter={filter}
          newOrderId={placed?.id ?? null}
          wantedOrder={wanted}
          actions={(order) => (
            <>
              <OrderSupport order={order} />
              <BuyAgain orderId={order.orderId} orderNumber={order.orderNumber} />
              {order.payment.payableUntil !== null && (
                <PayOrder
                  label="Pay now"
                  size="sm"
                  className="max-sm:order-first max-sm:mb-2 max-sm:w-full sm:ml-2"
                  orderId={order.id}
                  orderNumber={order.orderNumber}
                  amount={order.payment.rest}
                  payableUntil={order.payment.payableUntil}
                  replaces={false}
                  onRefused={() => void refresh()}
                />
              )}
            </>
          )}
          onClear={() => setFilter(NO_ORDER_FILTER)}
        />
      ) : query.error === null ? (
        <OrdersSkeleton />
      ) : (
        <StatePanel
          kind="error"
          title={failed ? failure : 'No orders found'}
          text={failed ? undefined : 'Your orders could not be loaded.'}
          actions={
            <>
              {failed && (
                <Button variant="secondary" onClick={dismiss}>
                  Clear Error
                </Button>
              )}
              <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                Try Again
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function freshnessNote(query: { readonly isFetching: boolean; readonly isStale: boolean }): string {
  if (query.isFetching) return ' - Refreshing...';
  return query.isStale ? ' - Data may be outdated' : '';
}
