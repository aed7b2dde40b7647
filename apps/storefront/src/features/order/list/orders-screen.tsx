import type { OrderView } from '@ilaneer/contract/order/order-view';
import { NO_ORDER_FILTER } from '@ilaneer/domain/order/filter-orders';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ordersProblem, useForgetOrders, useOrders } from '../get-orders.ts';
import { OrderList } from './order-list.tsx';
import { OrdersAtAGlance, OrdersToolbar } from './orders-filter.tsx';
import { MissingOrderNote, PlacedNote, usePlacedOrder, withPlacedOrder } from './wanted-order.tsx';

type OrdersScreenProps = {
  readonly actions: (order: OrderView, refresh: () => void) => ReactNode;
};

/** ORDER-16, ORDER-19, ORDER-20. */
export function OrdersScreen({ actions }: OrdersScreenProps) {
  const placed = usePlacedOrder();
  const query = useOrders();
  const refresh = useForgetOrders();
  const wanted = useSearchParams()[0].get('order');
  const [filter, setFilter] = useState(NO_ORDER_FILTER);
  // Later failures show again.
  const [dismissed, setDismissed] = useState(0);

  const known = query.data !== undefined || placed !== null;
  const orders = withPlacedOrder(query.data ?? [], placed);
  const failed = query.error !== null && query.errorUpdatedAt > dismissed;
  const dismiss = () => setDismissed(query.errorUpdatedAt);
  const failure = query.error === null ? '' : ordersProblem(query.error, known);

  return (
    <div className="mx-auto grid max-w-page content-start gap-5 px-gutter pt-6 pb-section sm:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h1 className="text-3xl">{`My order (${orders.length})`}</h1>
          <p aria-live="polite" className="text-palm-soft">
            {known && freshnessNote(query)}
          </p>
        </div>
        {known && (
          <OrdersToolbar
            filter={filter}
            onFilter={setFilter}
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
          actions={(order) => actions(order, () => void refresh())}
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
  if (query.isFetching) return '- Refreshing...';
  return query.isStale ? '- Data may be outdated' : '';
}

type OrdersErrorBannerProps = { readonly text: string; readonly onDismiss: () => void };

function OrdersErrorBanner({ text, onDismiss }: OrdersErrorBannerProps) {
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

function OrdersSkeleton() {
  return (
    <div className="grid gap-5">
      <Spinner label="Loading your orders..." />
      {['first', 'second'].map((card) => (
        <div key={card} className="rounded-xl bg-kernel shadow-sm">
          <div className="flex justify-between gap-6 border-line border-b px-5 py-5 sm:px-7">
            <div className="grid min-w-0 grow gap-2.5">
              <Skeleton className="h-6 w-full max-w-48" />
              <Skeleton className="h-4 w-full max-w-56" />
            </div>
            <Skeleton className="h-10 w-24 shrink-0" />
          </div>
          <div className="grid gap-6 px-5 py-6 sm:px-7 lg:grid-cols-2">
            <div className="flex items-center gap-4">
              <Skeleton className="size-18 shrink-0 rounded-md" />
              <Skeleton className="h-5 w-full max-w-40" />
            </div>
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
