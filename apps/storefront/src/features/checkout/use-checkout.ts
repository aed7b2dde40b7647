import type { OrderView } from '@ilaneer/contract/order/order-view';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';
import { summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deliveryRules } from '../../lib/delivery-rules.ts';
import { dropLostSession, readSession, readToken, useSession } from '../../lib/session.ts';
import { forgetGift } from '../address/gift-choice.tsx';
import { storeCart } from '../cart/change-cart.ts';
import { CART_KEY } from '../cart/get-cart.ts';
import { useForgetOrders } from '../order/get-orders.ts';
import type { CheckoutSource } from './checkout-source.tsx';
import { buyNowSearch } from './items/buy-now.ts';
import type { ReducedItems } from './items/checkout-items.ts';
import { type CheckoutPayment, useCheckoutPayment } from './payment/use-checkout-payment.ts';
import { startPaymentProblem, usePayOrder } from './payment/use-pay-order.ts';
import { readCheckoutAddress, readCheckoutBilling } from './placing/checkout-address.ts';
import { matchCart } from './placing/match-cart.ts';
import { FAILED, LOGIN_NEEDED, type OrderRefusal } from './placing/order-refusal.ts';
import { changedOffer, type OrderOffer, orderProblem, orderRequest } from './placing/order-request.ts';
import { notePlacedOrder, placedElsewhere } from './placing/placed-elsewhere.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { applyCoins, applyCoupon } from './summary/applied-reductions.ts';
import { useForgetBestPrice } from './summary/get-best-price.ts';
import { useReducedPrice } from './summary/use-reduced-price.ts';

/** The payment step: what is ordered, how it is paid, and the placing of the order. */
export type Checkout = ReturnType<typeof useCheckout>;

/** A refusal that a dialog answers. */
type OpenRefusal = Extract<OrderRefusal, { kind: 'price-changed' | 'out-of-stock' }>;

/** Everything that the payment step shows and does, up to what follows an order. */
export function useCheckout(source: CheckoutSource) {
  const { choice } = source;
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { show } = useToast();
  const handed = readCheckoutAddress(location.state, user?.id);
  const address = handed && { ...handed, email: handed.email || (user?.email ?? '') };
  const billing = readCheckoutBilling(location.state, user?.id);
  const addressPath = `/address${buyNowSearch(choice)}`;
  const price = useReducedPrice(source.items, choice);
  const forgetBestPrice = useForgetBestPrice();
  const { place, isPlacing } = usePlaceOrder(choice !== null);
  const [refusal, setRefusal] = useState<OpenRefusal | null>(null);
  // What was agreed to last, to compare with: what is in sight may have been refreshed since.
  const [agreed, setAgreed] = useState<OrderOffer | null>(null);
  // The items of an order whose outcome is not known. When the order was placed and only the answer got lost, the
  // cart is empty or the item sold out; these stay in sight then, so that the same attempt can be repeated.
  const [sent, setSent] = useState<ReducedItems | null>(null);
  const isInDoubt = sent !== null && source.items?.lines.length === 0;
  const items = isInDoubt ? sent : reducedItems(source, price);
  const payment = useCheckoutPayment({
    total: items?.summary.total ?? 0,
    units: items?.summary.totalItems ?? 0,
    phone: address?.phone ?? '',
  });
  const followOrder = useFollowOrder(source, payment);

  async function placeOrder(offer: OrderOffer): Promise<void> {
    if (readToken() === null) {
      show({ text: LOGIN_NEEDED, tone: 'error' });
      dropLostSession();
      // With this page's state, so that it comes back as it was after the login.
      navigate('/login', { state: { from: location } });
      return;
    }
    const problem = orderProblem(address, offer);
    if (problem !== null) {
      show({ text: problem, tone: 'error' });
      return;
    }
    if (address === null || items === undefined || !payment.isComplete()) return;
    setAgreed(offer);
    setSent(items);
    const order = orderRequest(address, offer, payment.details, payment.giftCard, billing);
    const placing = await place(order);
    if (placing?.kind === 'placed') followOrder(placing.order);
    else if (placing !== null) answerRefusal(placing);
  }

  function answerRefusal(refused: OrderRefusal): void {
    if (refused.kind !== 'unknown') setSent(null);
    // A refusal that ended the session leaves nothing to ask for.
    if (readSession().isAuthenticated) {
      void forgetBestPrice();
      source.refresh();
    }
    switch (refused.kind) {
      case 'price-changed':
      case 'out-of-stock':
        setRefusal(refused);
        break;
      case 'gift-card':
        payment.card.refuse(refused.text);
        break;
      case 'cart-empty':
        // The empty checkout says which order it became.
        if (placedElsewhere() === null) show({ text: refused.text, tone: 'error' });
        break;
      case 'cash-limit':
        void payment.cash.refuse().then((isShown) => {
          if (!isShown) show({ text: refused.text, tone: 'error' });
        });
        break;
      case 'address':
        show({ text: refused.text, tone: 'error' });
        navigate(addressPath);
        break;
      case 'other':
      case 'unknown':
        show({ text: refused.text, tone: 'error' });
    }
  }

  return {
    source,
    address,
    billing,
    addressPath,
    price,
    payment,
    /** What is ordered; undefined until it is known. */
    items,
    /** Its figures are being asked for anew: nothing can be agreed to until they are there. */
    isUpdating: !isInDoubt && price.isUpdating,
    /** It was sent, and may have been ordered. */
    isInDoubt,
    isPlacing,
    placeOrder,
    refusal,
    agreed,
    closeRefusal: () => setRefusal(null),
    /** Orders at the figures that the server gave. */
    agreeToChange: async (): Promise<void> => {
      setRefusal(null);
      if (items === undefined || refusal?.kind !== 'price-changed') return;
      const offer = changedOffer(items, refusal.change, refusal.reductions);
      if (refusal.reductions !== undefined) {
        applyCoupon(offer.couponCode);
        if (offer.coins === 0) applyCoins(0);
        try {
          if (choice === null) await matchCart(items.lines, offer.lines);
        } catch (error) {
          show({ text: error instanceof Error ? error.message : FAILED, tone: 'error' });
          source.refresh();
          return;
        }
      }
      await placeOrder(offer);
    },
  };
}

function reducedItems({ items }: CheckoutSource, price: ReturnType<typeof useReducedPrice>) {
  if (items === undefined) return undefined;
  const { summary = items.summary, coins } = price;
  // A coupon that fell away is sent all the same, so that the shopper is asked before paying more (CHECKOUT-28).
  const isLost = price.problem !== null && price.retry === null;
  return { lines: items.lines, summary, couponCode: isLost ? price.appliedCode : price.couponCode, coins };
}

/** What follows an order: what it makes untrue is forgotten, and the shopper goes on to pay it or to see it. */
function useFollowOrder({ choice }: CheckoutSource, { atGateway }: CheckoutPayment) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const forgetOrders = useForgetOrders();
  const forgetBestPrice = useForgetBestPrice();
  const { pay } = usePayOrder();

  async function emptyCart(): Promise<void> {
    const summary = summaryInRupees(priceCart([], deliveryRules()), []);
    await storeCart(queryClient, { success: true, cart: [], summary, cartItemCount: 0 });
    await queryClient.invalidateQueries({ queryKey: [CART_KEY] });
  }

  async function goOn(order: OrderView): Promise<void> {
    const query = `?order=${encodeURIComponent(order.id)}`;
    if (order.status !== 'pending') {
      // The repeat of an order that was paid or cancelled meanwhile: the result page says which.
      if (atGateway !== null) navigate(`/payment-success${query}`, { replace: true });
      else navigate('/order-details', { replace: true, state: { order } });
      return;
    }
    if (atGateway === null) {
      navigate(`/payment-pending${query}`, { replace: true });
      return;
    }
    try {
      await pay({ orderId: order.id, choice: atGateway, replaces: true });
    } catch (error) {
      show({ text: startPaymentProblem(error instanceof Error ? error : new Error()), tone: 'error' });
      navigate(`/order-details${query}`, { replace: true });
    }
  }

  return (order: OrderView): void => {
    // An order that waits for its payment is not there yet.
    if (order.status !== 'pending') show({ text: 'Order placed successfully!', tone: 'success' });
    void forgetOrders();
    applyCoupon(null);
    applyCoins(0);
    forgetGift();
    void forgetBestPrice();
    if (choice === null) {
      notePlacedOrder(order.id);
      void emptyCart();
    }
    void goOn(order);
  };
}
