import { Navigate, useSearchParams } from 'react-router';
import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { PendingPayment } from '../../../features/checkout/payment/pending-payment.tsx';
import { brand } from '../../../lib/content.ts';
import { useSession } from '../../../lib/session.ts';

export function Component() {
  const { isAuthenticated } = useSession();
  const orderId = useSearchParams()[0].get('order');
  if (orderId === null) return <Navigate to="/order-details" replace />;
  return (
    <>
      <title>{`Complete your payment – ${brand().name}`}</title>
      {isAuthenticated ? (
        <PendingPayment key={orderId} orderId={orderId} />
      ) : (
        <LoginRequired title="Complete your payment" text="Please log in to pay for your order." />
      )}
    </>
  );
}
