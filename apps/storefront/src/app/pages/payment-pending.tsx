import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { useOrder } from '../../features/orders/api/get-order.ts';
import { useForgetOrders } from '../../features/orders/api/get-orders.ts';
import { PayOrder } from '../../features/payment/components/pay-order.tsx';
import { PendingPayment } from '../../features/payment/components/pending-payment.tsx';
import { brand } from '../../lib/content.ts';
import { useSession } from '../../lib/session.ts';

/** A payment that is waited for (decisions.md section 3, Online payment). */
export function Component() {
  const { isAuthenticated } = useSession();
  const orderId = useSearchParams()[0].get('order');
  if (orderId === null) return <Navigate to="/order-details" replace />;
  return (
    <>
      <title>{`Complete your payment – ${brand.name}`}</title>
      {isAuthenticated ? (
        <PendingPage key={orderId} orderId={orderId} />
      ) : (
        <LoginRequired title="Complete your payment" text="Please log in to pay for your order." />
      )}
    </>
  );
}

function PendingPage({ orderId }: { readonly orderId: string }) {
  const navigate = useNavigate();
  const forgetOrders = useForgetOrders();
  const order = useOrder(orderId);
  const goOn = useCallback(
    (outcome: 'paid' | 'failed') => {
      void forgetOrders();
      const page = outcome === 'paid' ? '/payment-success' : '/payment-failed';
      navigate(`${page}?order=${encodeURIComponent(orderId)}`, { replace: true });
    },
    [forgetOrders, navigate, orderId],
  );
  return (
    <PendingPayment
      orderId={orderId}
      onSettled={goOn}
      pay={(isStarted, refresh) =>
        order.data?.payment.payableUntil != null && (
          <PayOrder
            label={isStarted ? 'Pay another way' : 'Choose how to pay'}
            variant={isStarted ? 'quiet' : 'primary'}
            orderId={order.data.id}
            orderNumber={order.data.orderNumber}
            amount={order.data.payment.rest}
            payableUntil={order.data.payment.payableUntil}
            replaces
            onRefused={refresh}
          />
        )
      }
    />
  );
}
