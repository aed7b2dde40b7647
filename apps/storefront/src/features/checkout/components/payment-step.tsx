import type { PaymentDetails, PriceChange } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatPrice } from '../../../lib/format-price.ts';
import { dropLostSession, readToken } from '../../../lib/session.ts';
import type { CheckoutAddress } from '../checkout-address.ts';
import type { ReducedItems } from '../checkout-items.ts';
import { LOGIN_NEEDED, type OrderRefusal } from '../order-refusal.ts';
import {
  changedOffer,
  type OfferedGiftCard,
  type OrderOffer,
  orderProblem,
  orderRequest,
} from '../order-request.ts';
import { useOrdering } from '../use-ordering.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CheckoutProgress } from './checkout-progress.tsx';
import { DeliveryRecap } from './delivery-recap.tsx';
import { OutOfStockDialog } from './out-of-stock-dialog.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { ProcessingOverlay } from './processing-overlay.tsx';

type PaymentStepProps = {
  readonly address: CheckoutAddress;
  readonly items: ReducedItems;
  /** Its figures are being asked for anew: nothing can be agreed to until they are there. */
  readonly isUpdating: boolean;
  /** The one item of Buy Now, which leaves the cart alone. */
  readonly isSingle: boolean;
  /** The step before. */
  readonly addressPath: string;
  readonly orderSummary: ReactNode;
  /** What makes the order cheaper: coupons and coins. */
  readonly offers: (disabled: boolean) => ReactNode;
  /** How it is paid, as the wire names it. */
  readonly details: PaymentDetails;
  /** The gift card that pays a part of it or all, or null. */
  readonly giftCard: OfferedGiftCard | null;
  /** The gift card was not taken: says why. */
  readonly onGiftCardRefused: (text: string) => void;
  /** What is left to pay beside the gift card, in rupees. */
  readonly toPay: number;
  /** Where the way to pay is chosen. */
  readonly methods: (disabled: boolean) => ReactNode;
  /** Whether all that the chosen way needs is there; it shows itself what is not. */
  readonly isPaymentComplete: () => boolean;
  /** The order went off: the page keeps these items in sight until the outcome is known. */
  readonly onSent: (items: ReducedItems) => void;
  readonly onPlaced: (order: OrderView) => void;
  /** The items are not what they were; `settled` says whether it is certain that nothing was ordered. */
  readonly onRefused: (settled: boolean) => void;
};

/** The payment form of the checkout with everything that placing an order can lead to. */
export function PaymentStep({
  address,
  items,
  isUpdating,
  isSingle,
  addressPath,
  orderSummary,
  offers,
  details,
  giftCard,
  onGiftCardRefused,
  toPay,
  methods,
  isPaymentComplete,
  onSent,
  onPlaced,
  onRefused,
}: PaymentStepProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const [change, setChange] = useState<PriceChange | null>(null);
  const [shortage, setShortage] = useState<Extract<OrderRefusal, { kind: 'out-of-stock' }> | null>(null);
  const offer: OrderOffer = items;
  // What was agreed to last, to compare with: what is in sight may have been refreshed since.
  const [agreed, setAgreed] = useState(offer);
  const { place, isPlacing } = useOrdering({
    isSingle,
    onPlaced: (order) => {
      // An order that waits for its payment is not there yet.
      if (order.status !== 'pending') show({ text: 'Order placed successfully!', tone: 'success' });
      onPlaced(order);
    },
    onRefused: (refusal) => {
      onRefused(refusal.kind !== 'unknown');
      if (refusal.kind === 'price-changed') setChange(refusal.change);
      else if (refusal.kind === 'out-of-stock') setShortage(refusal);
      else if (refusal.kind === 'gift-card') onGiftCardRefused(refusal.text);
      else show({ text: refusal.text, tone: 'error' });
      if (refusal.kind === 'address') navigate(addressPath);
    },
  });

  function order(next: OrderOffer) {
    if (readToken() === null) {
      show({ text: LOGIN_NEEDED, tone: 'error' });
      dropLostSession();
      // With what this page was given, so that it stands here again after the login.
      navigate('/login', { state: { from: location } });
      return;
    }
    const problem = orderProblem(address, next);
    if (problem !== null) {
      show({ text: problem, tone: 'error' });
      return;
    }
    if (!isPaymentComplete()) return;
    setAgreed(next);
    onSent(items);
    void place(orderRequest(address, next, details, giftCard));
  }

  return (
    <>
      <CheckoutLayout
        progress={<CheckoutProgress current="Payment" addressPath={addressPath} />}
        title="Payment"
        summary={orderSummary}
        offers={offers(isPlacing)}
        total={formatPrice(toPay)}
        {...(giftCard !== null && { totalName: 'Left to pay' })}
        action={
          <Button size="lg" wide busy={isPlacing || isUpdating} onClick={() => order(offer)}>
            <Icon name="lock" className="size-5" />
            Place Order
          </Button>
        }
      >
        <DeliveryRecap address={address} addressPath={addressPath} />
        <PaymentSection>{methods(isPlacing)}</PaymentSection>
      </CheckoutLayout>
      {isPlacing && <ProcessingOverlay />}
      <PriceChangeDialog
        change={change}
        agreed={agreed}
        lines={items.lines}
        onClose={() => setChange(null)}
        onConfirm={(confirmed) => {
          setChange(null);
          order(changedOffer(items, confirmed));
        }}
      />
      <OutOfStockDialog
        refusal={shortage}
        lines={items.lines}
        backTo={isSingle ? addressPath : '/cart'}
        onClose={() => setShortage(null)}
      />
    </>
  );
}
