import type { PartOf } from '@ilaneer/contract/message/call';
import type { PaymentDetails } from '@ilaneer/contract/order/order';
import type { startPayment } from '@ilaneer/contract/payment/payment';
import type { CardFields } from '@ilaneer/domain/payment/card-fields';

/** How the shopper chooses to pay (PAYMENT-1). */
export type PaymentMethod = 'saved-card' | 'cod' | 'card' | 'upi' | 'gift-card';

/** The methods for a new order, in the order in which they are offered. */
export const METHODS_OF_NEW_ORDERS: readonly PaymentMethod[] = [
  'saved-card',
  'cod',
  'card',
  'upi',
  'gift-card',
];

/** The methods for what is due beside a gift card. */
export const METHODS_BESIDE_GIFT_CARD: readonly PaymentMethod[] = ['cod', 'upi', 'card', 'saved-card'];

/** The methods for an order that was placed already and waits for its payment. */
export const METHODS_OF_WAITING_ORDERS: readonly PaymentMethod[] = ['saved-card', 'card', 'upi'];

/** What the gateway is asked for. */
export type GatewayChoice = PartOf<typeof startPayment, 'body'>;

/** The payment as the order request names it. Of a card neither number nor CVV is ever sent (PAYMENT-4). */
export function paymentDetailsOf(method: PaymentMethod, { cardName, expDate }: CardFields): PaymentDetails {
  switch (method) {
    case 'saved-card':
      return { paymentGateway: 'card', method: 'prepaid' };
    case 'card':
      return {
        paymentGateway: 'card',
        method: 'prepaid',
        // Not typed where the gateway asks for them (PAYMENT-21).
        ...(cardName.trim() !== '' && { cardName: cardName.trim() }),
        ...(expDate !== '' && { expDate }),
      };
    case 'cod':
      return { paymentGateway: 'cod', method: 'cod' };
    case 'upi':
    case 'gift-card':
      return { paymentGateway: 'upi', method: 'online' };
  }
}
