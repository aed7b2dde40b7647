import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { orderProblem, useOrder } from '../../../features/order/get-order.ts';
import { useForgetOrders } from '../../../features/order/get-orders.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { useSession } from '../../../lib/session.ts';

type ResultPageProps = {
  readonly title: string;
  readonly children: (order: OrderView | null, refresh: () => void) => ReactNode;
};

export function ResultPage({ title, children }: ResultPageProps) {
  const { isAuthenticated } = useSession();
  const wanted = useSearchParams()[0].get('order');
  const order = useOrder(wanted);
  const forgetOrders = useForgetOrders();
  const refresh = () => void order.refetch();
  // Returning from the gateway, the list is stale.
  useEffect(() => {
    if (wanted !== null) void forgetOrders();
  }, [wanted, forgetOrders]);
  if (wanted === null) return children(null, refresh);
  if (!isAuthenticated) {
    return <LoginRequired title={title} text="Please log in to see how your order went." />;
  }
  if (order.data !== undefined) return children(order.data, refresh);
  if (!order.isError) {
    return (
      <StatePanel
        kind="loading"
        heading="h1"
        title={title}
        text="Loading your order..."
        className="py-section"
      />
    );
  }
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title={title}
      text={orderProblem(order.error)}
      className="py-section"
      actions={
        <>
          <Button busy={order.isFetching} onClick={() => void order.refetch()}>
            Try Again
          </Button>
          <ButtonLink variant="secondary" render={<PageLink to="/order-details" />}>
            My orders
          </ButtonLink>
        </>
      }
    />
  );
}
