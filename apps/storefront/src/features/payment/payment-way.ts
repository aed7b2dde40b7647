import type { PartOf } from '@ilaneer/contract/call';
import type { startPayment } from '@ilaneer/contract/payment';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';

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

/** The payment method on the wire (part 2 section 4, 'Payment option mapping'). */
export function paymentMethodOf(way: PaymentWay): PaymentMethod {
  switch (way) {
    case 'saved-card':
    case 'card':
      return 'prepaid';
    case 'cod':
      return 'cod';
    case 'upi':
    case 'gift-card':
      return 'online';
  }
}
