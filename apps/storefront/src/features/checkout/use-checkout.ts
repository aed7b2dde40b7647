import type { OrderView } from '@ilaneer/contract/order/order-view';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';
import { summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropLostSession, readSession, readToken, useSession } from '../../lib/session.ts';
import { clearGift } from '../address/gift-choice.tsx';
import { storeCart } from '../cart/change-cart.ts';
import { CART_KEY } from '../cart/get-cart.ts';
import { useInvalidateOrders } from '../order/get-orders.ts';
import type { CheckoutSource } from './checkout-source.tsx';
import { clearDeliveryMethod } from './delivery/delivery-method.tsx';
import { usePinWithoutCash } from './delivery/pin-without-cash.ts';
import { buyNowSearch } from './items/buy-now.ts';
import type { ReducedItems } from './items/checkout-items.ts';
import { type CheckoutPayment, useCheckoutPayment, usePaymentMeans } from './payment/use-checkout-payment.ts';
import { startPaymentProblem, usePayOrder } from './payment/use-pay-order.ts';
import { readCheckoutAddress, readCheckoutBilling, readCheckoutMethod } from './placing/checkout-address.ts';
import { matchCart } from './placing/match-cart.ts';
import { FAILED, LOGIN_NEEDED, type OrderRefusal } from './placing/order-refusal.ts';
import { changedOffer, type OrderOffer, orderProblem, orderRequest } from './placing/order-request.ts';
import { notePlacedOrder, placedElsewhere } from './placing/placed-elsewhere.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { applyCoins, applyCoupon } from './summary/applied-reductions.ts';
import { deliveryRules } from './summary/delivery-rules.ts';
import { useInvalidateBestPrice } from './summary/get-best-price.ts';
import { type ReducedPrice, useDeliveredPrice, useReducedPrice } from './summary/use-reduced-price.ts';

export type Checkout = ReturnType<typeof useCheckout>;

type OpenRefusal = Extract<OrderRefusal, { kind: 'price-changed' | 'out-of-stock' }>;

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
  const method = readCheckoutMethod(location.state, user?.id);
  const deliveryMethod = method?.id ?? null;
  const pinCode = address?.zipCode ?? null;
  const plainPrice = useReducedPrice(source.items, choice);
  const priceWithoutFee = useDeliveredPrice(plainPrice, choice, {
    ...{ deliveryMethod, pinCode },
    paysCash: false,
  });
  const invalidateBestPrice = useInvalidateBestPrice();
  const { place, isPlacing } = usePlaceOrder(choice !== null);
  const [refusal, setRefusal] = useState<OpenRefusal | null>(null);
  const [agreed, setAgreed] = useState<OrderOffer | null>(null);
  // Kept while the outcome is unknown, since the cart may be empty already; allows a retry.
  const [sent, setSent] = useState<ReducedItems | null>(null);
  const isInDoubt = sent !== null && source.items?.lines.length === 0;
  const itemsWithoutFee = isInDoubt ? sent : reducedItems(source, priceWithoutFee);
  const noCashAt = usePinWithoutCash(address?.zipCode ?? '');
  const means = usePaymentMeans(itemsWithoutFee?.summary.total ?? 0, noCashAt);
  const price = useDeliveredPrice(priceWithoutFee, choice, {
    ...{ deliveryMethod, pinCode },
    paysCash: means.hasCashFee,
  });
  const items = isInDoubt ? sent : reducedItems(source, price);
  const payment = useCheckoutPayment(means, {
    total: items?.summary.total ?? 0,
    units: items?.summary.totalItems ?? 0,
    phone: address?.phone ?? '',
  });
  const followOrder = useFollowOrder(source, payment);

  async function placeOrder(offer: OrderOffer): Promise<void> {
    if (readToken() === null) {
      show({ text: LOGIN_NEEDED, tone: 'error' });
      dropLostSession();
      // Restored after the login.
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
    const placing = await place({ ...order, ...(deliveryMethod !== null && { deliveryMethod }) });
    if (placing?.kind === 'placed') followOrder(placing.order);
    else if (placing !== null) answerRefusal(placing);
  }

  function answerRefusal(refused: OrderRefusal): void {
    if (refused.kind !== 'unknown') setSent(null);
    if (readSession().isAuthenticated) {
      void invalidateBestPrice();
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
        // Reported by the empty checkout.
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
    method,
    takesCash: noCashAt === null,
    addressPath,
    price,
    payment,
    items,
    isUpdating: !isInDoubt && price.isUpdating,
    isInDoubt,
    isPlacing,
    placeOrder,
    refusal,
    agreed,
    closeRefusal: () => setRefusal(null),
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

function reducedItems({ items }: CheckoutSource, price: ReducedPrice) {
  if (items === undefined) return undefined;
  const { summary = items.summary, coins } = price;
  // CHECKOUT-28.
  const isLost = price.problem !== null && price.retry === null;
  return { lines: items.lines, summary, couponCode: isLost ? price.appliedCode : price.couponCode, coins };
}

function useFollowOrder({ choice }: CheckoutSource, { atGateway }: CheckoutPayment) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const invalidateOrders = useInvalidateOrders();
  const invalidateBestPrice = useInvalidateBestPrice();
  const { pay } = usePayOrder();

  async function emptyCart(): Promise<void> {
    const summary = summaryInRupees(priceCart([], deliveryRules()), []);
    await storeCart(queryClient, { success: true, cart: [], summary, cartItemCount: 0 });
    await queryClient.invalidateQueries({ queryKey: [CART_KEY] });
  }

  async function goOn(order: OrderView): Promise<void> {
    const query = `?order=${encodeURIComponent(order.id)}`;
    if (order.status !== 'pending') {
      // Settled meanwhile: the result page decides.
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
    // Not placed yet.
    if (order.status !== 'pending') show({ text: 'Order placed successfully!', tone: 'success' });
    void invalidateOrders();
    applyCoupon(null);
    applyCoins(0);
    clearGift();
    clearDeliveryMethod();
    void invalidateBestPrice();
    if (choice === null) {
      notePlacedOrder(order.id);
      void emptyCart();
    }
    void goOn(order);
  };
}
