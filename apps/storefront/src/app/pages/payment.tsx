import type { CartReply } from '@ilaneer/contract/cart';
import { Button } from '@ilaneer/ui/button';
import { StatePanel } from '@ilaneer/ui/state-panel';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useCart } from '../../features/cart/api/get-cart.ts';
import { CartLinesSkeleton, OrderSummarySkeleton } from '../../features/cart/components/cart-skeleton.tsx';
import { OrderSummary } from '../../features/cart/components/order-summary.tsx';
import { useEmptyCart } from '../../features/cart/keep-cart.ts';
import { readCheckoutAddress } from '../../features/checkout/checkout-address.ts';
import { CheckoutLayout } from '../../features/checkout/components/checkout-layout.tsx';
import { CheckoutProgress } from '../../features/checkout/components/checkout-progress.tsx';
import { EmptyCheckout } from '../../features/checkout/components/empty-checkout.tsx';
import { PaymentStep } from '../../features/checkout/components/payment-step.tsx';
import { useForgetOrders } from '../../features/orders/api/get-orders.ts';
import { brand } from '../../lib/content.ts';
import { useSession } from '../../lib/session.ts';
import { LoginRequired } from '../login-required.tsx';

/** The payment step of the checkout (part 2 section 2). */
export function Component() {
  return (
    <>
      <title>{`Payment – ${brand.name}`}</title>
      <PaymentPage />
    </>
  );
}

function PaymentPage() {
  const { user, isAuthenticated } = useSession();
  const navigate = useNavigate();
  const address = readCheckoutAddress(useLocation().state, user?.id);
  const cart = useCart({ checked: true });
  const emptyCart = useEmptyCart();
  const forgetOrders = useForgetOrders();
  // The cart of an order whose outcome is not known. When the order was placed and only the answer got lost, the
  // server's cart is empty; this one stays in sight then, so that the same attempt can be repeated.
  const [sent, setSent] = useState<CartReply | null>(null);

  if (!isAuthenticated) {
    return <LoginRequired title="Payment" text="Please login to place your order." />;
  }
  if (address === null) return <Navigate to="/address" replace />;
  const shown = sent !== null && cart.data?.cart.length === 0 ? sent : cart.data;
  if (shown === undefined) {
    if (cart.isError) {
      return (
        <StatePanel
          kind="error"
          heading="h1"
          title="Payment"
          text={`Error loading cart data: ${cart.error.message}`}
          className="py-section"
          actions={
            <Button busy={cart.isFetching} onClick={() => void cart.refetch()}>
              Retry
            </Button>
          }
        />
      );
    }
    return (
      <CheckoutLayout
        progress={<CheckoutProgress current="Payment" />}
        title="Payment"
        summary={<OrderSummarySkeleton />}
        action={null}
        total={null}
      >
        <CartLinesSkeleton />
      </CheckoutLayout>
    );
  }
  if (shown.cart.length === 0) return <EmptyCheckout />;
  return (
    <PaymentStep
      address={address}
      cart={shown}
      orderSummary={<OrderSummary summary={shown.summary} />}
      onSent={setSent}
      onPlaced={(order) => {
        void forgetOrders();
        void emptyCart();
        navigate('/order-details', { replace: true, state: { order } });
      }}
      onRefused={(settled) => {
        if (settled) setSent(null);
        void cart.refetch();
      }}
    />
  );
}
