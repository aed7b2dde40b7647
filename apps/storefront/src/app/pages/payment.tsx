import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { CartLinesSkeleton, OrderSummarySkeleton } from '../../features/cart/components/cart-skeleton.tsx';
import { OrderSummary } from '../../features/cart/components/order-summary.tsx';
import { useEmptyCart } from '../../features/cart/keep-cart.ts';
import { buyNowSearch } from '../../features/checkout/buy-now.ts';
import { readCheckoutAddress } from '../../features/checkout/checkout-address.ts';
import type { CheckoutItems, ReducedItems } from '../../features/checkout/checkout-items.ts';
import { CheckoutLayout } from '../../features/checkout/components/checkout-layout.tsx';
import { CheckoutProgress } from '../../features/checkout/components/checkout-progress.tsx';
import { EmptyCheckout } from '../../features/checkout/components/empty-checkout.tsx';
import { GoneItem } from '../../features/checkout/components/gone-item.tsx';
import { PaymentStep } from '../../features/checkout/components/payment-step.tsx';
import { useForgetOrders } from '../../features/orders/api/get-orders.ts';
import { startPaymentProblem } from '../../features/payment/api/start-payment.ts';
import { usePayOrder } from '../../features/payment/use-pay-order.ts';
import { useForgetBestPrice } from '../../features/promotion/api/get-best-price.ts';
import { removeCoins } from '../../features/promotion/applied-coins.ts';
import { removeCoupon } from '../../features/promotion/applied-coupon.ts';
import { ReductionControls } from '../../features/promotion/components/reduction-controls.tsx';
import { type ReducedPrice, useReducedPrice } from '../../features/promotion/use-reduced-price.ts';
import { brand } from '../../lib/content.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { type CheckoutSource, WithCheckoutSource } from '../checkout-source.tsx';
import { useCheckoutPayment } from '../use-checkout-payment.tsx';

/** The payment step of the checkout (part 2 section 2). */
export function Component() {
  return (
    <>
      <title>{`Payment – ${brand.name}`}</title>
      <WithCheckoutSource>{(source) => <PaymentPage source={source} />}</WithCheckoutSource>
    </>
  );
}

function PaymentPage({ source }: { readonly source: CheckoutSource }) {
  const { user, isAuthenticated } = useSession();
  const navigate = useNavigate();
  const handed = readCheckoutAddress(useLocation().state, user?.id);
  const address = handed && { ...handed, email: handed.email || (user?.email ?? '') };
  const { choice, items, problem } = source;
  const emptyCart = useEmptyCart();
  const forgetOrders = useForgetOrders();
  const price = useReducedPrice(items, choice);
  const forgetBestPrice = useForgetBestPrice();
  const { show } = useToast();
  const payment = useCheckoutPayment();
  const { pay } = usePayOrder();
  // The items of an order whose outcome is not known. When the order was placed and only the answer got lost, the
  // cart is empty or the item sold out; these stay in sight then, so that the same attempt can be repeated.
  const [sent, setSent] = useState<ReducedItems | null>(null);

  async function goOn(order: OrderView): Promise<void> {
    const query = `?order=${encodeURIComponent(order.id)}`;
    if (order.status !== 'pending') {
      // The repeat of an order that was paid or cancelled meanwhile: the result page says which.
      if (payment.atGateway !== null) navigate(`/payment-success${query}`, { replace: true });
      else navigate('/order-details', { replace: true, state: { order } });
      return;
    }
    if (payment.atGateway === null) {
      navigate(`/payment-pending${query}`, { replace: true });
      return;
    }
    try {
      await pay({ orderId: order.id, choice: payment.atGateway, replaces: true });
    } catch (error) {
      show({ text: startPaymentProblem(error instanceof Error ? error : new Error()), tone: 'error' });
      navigate(`/order-details${query}`, { replace: true });
    }
  }

  if (!isAuthenticated) {
    return <LoginRequired title="Payment" text="Please log in to place your order." />;
  }
  const addressPath = `/address${buyNowSearch(choice)}`;
  if (address === null) return <Navigate to={addressPath} replace />;
  const isSent = sent !== null && items?.lines.length === 0;
  const shown = isSent ? sent : items && reduced(items, price);
  if (shown === undefined) {
    if (problem !== null) {
      return (
        <StatePanel
          kind="error"
          heading="h1"
          title="Payment"
          text={`Error loading cart data: ${problem}`}
          className="py-section"
          actions={
            <Button busy={source.busy} onClick={source.refresh}>
              Retry
            </Button>
          }
        />
      );
    }
    return (
      <CheckoutLayout
        progress={<CheckoutProgress current="Payment" addressPath={addressPath} />}
        title="Payment"
        summary={<OrderSummarySkeleton />}
        action={null}
        total={null}
      >
        <CartLinesSkeleton />
      </CheckoutLayout>
    );
  }
  if (shown.lines.length === 0) {
    return choice === null ? <EmptyCheckout /> : <GoneItem productId={choice.productId} />;
  }
  const { details, giftCard, rest, isComplete, rows, methods } = payment.payTotal(shown.summary.total);
  return (
    <PaymentStep
      address={address}
      items={shown}
      isSingle={choice !== null}
      addressPath={addressPath}
      isUpdating={!isSent && price.isUpdating}
      orderSummary={
        <OrderSummary summary={shown.summary} updating={!isSent && price.isUpdating} paid={rows} />
      }
      offers={(disabled) => !isSent && <ReductionControls price={price} item={choice} disabled={disabled} />}
      details={details}
      giftCard={giftCard}
      onGiftCardRefused={payment.refuseGiftCard}
      toPay={rest}
      methods={methods}
      isPaymentComplete={isComplete}
      onSent={setSent}
      onPlaced={(order) => {
        void forgetOrders();
        removeCoupon();
        removeCoins();
        void forgetBestPrice();
        if (choice === null) void emptyCart();
        void goOn(order);
      }}
      onRefused={(settled) => {
        if (settled) setSent(null);
        // A refusal that ended the session leaves nobody to ask for.
        if (!readSession().isAuthenticated) return;
        void forgetBestPrice();
        source.refresh();
      }}
    />
  );
}

function reduced(items: CheckoutItems, price: ReducedPrice): ReducedItems {
  const { summary = items.summary, couponCode, coins } = price;
  return { lines: items.lines, summary, couponCode, coins };
}
