import type { PartOf } from '@ilaneer/contract/call';
import type { PaymentDetails } from '@ilaneer/contract/order/order';
import type { startPayment } from '@ilaneer/contract/payment';
import type { CardFields } from '@ilaneer/domain/payment/card-fields';

/** A way to pay, as the shopper chooses it. */
export type PaymentWay = 'saved-card' | 'cod' | 'card' | 'upi' | 'gift-card';

/** The ways of a new order, in the specification's order (part 2 section 2, 'Checkout: payment step'). */
export const WAYS_OF_NEW_ORDERS: readonly PaymentWay[] = ['saved-card', 'cod', 'card', 'upi', 'gift-card'];

/** The ways to pay what a gift card leaves of a new order. */
export const WAYS_BESIDE_GIFT_CARD: readonly PaymentWay[] = ['cod', 'upi', 'card', 'saved-card'];

/** The ways of an order that was placed already and waits for its payment. */
export const WAYS_OF_WAITING_ORDERS: readonly PaymentWay[] = ['saved-card', 'card', 'upi'];

/** What the gateway is asked for. */
export type GatewayChoice = PartOf<typeof startPayment, 'body'>;

/** The payment as the order request names it. Of a card neither number nor CVV is ever sent. */
export function paymentDetailsOf(way: PaymentWay, { cardName, expDate }: CardFields): PaymentDetails {
  switch (way) {
    case 'saved-card':
      return { paymentGateway: 'card', method: 'prepaid' };
    case 'card':
      return { paymentGateway: 'card', method: 'prepaid', cardName: cardName.trim(), expDate };
    case 'cod':
      return { paymentGateway: 'cod', method: 'cod' };
    case 'upi':
    case 'gift-card':
      return { paymentGateway: 'upi', method: 'online' };
  }
}
