import type { PartOf } from '@ilaneer/contract/message/call';
import type { PaymentDetails } from '@ilaneer/contract/order/order';
import type { startPayment } from '@ilaneer/contract/payment/payment';
import type { CardFields } from '@ilaneer/domain/payment/card-fields';

export type PaymentMethod = 'saved-card' | 'cod' | 'card' | 'upi' | 'gift-card';

export const METHODS_OF_NEW_ORDERS: readonly PaymentMethod[] = [
  'saved-card',
  'cod',
  'card',
  'upi',
  'gift-card',
];

export const METHODS_BESIDE_GIFT_CARD: readonly PaymentMethod[] = ['cod', 'upi', 'card', 'saved-card'];

export const METHODS_OF_WAITING_ORDERS: readonly PaymentMethod[] = ['saved-card', 'card', 'upi'];

export function isAtGateway(method: PaymentMethod): boolean {
  return method !== 'cod' && method !== 'gift-card';
}

type TakenHere = { readonly cash: boolean; readonly online: boolean };

/** Cash first, as the specification says; where none is taken, one without details (DELIVERY-15). */
const PREFERRED: readonly PaymentMethod[] = ['cod', 'upi', 'gift-card'];

export function firstMethod(methods: readonly PaymentMethod[], { cash, online }: TakenHere): PaymentMethod {
  const offered = PREFERRED.filter((method) => methods.includes(method));
  const usable = offered.find((method) => (method === 'cod' ? cash : online || !isAtGateway(method)));
  return usable ?? offered[0] ?? 'cod';
}

export type GatewayChoice = PartOf<typeof startPayment, 'body'>;

/** Never number or CVV (PAYMENT-4). */
export function paymentDetailsOf(method: PaymentMethod, { cardName, expDate }: CardFields): PaymentDetails {
  switch (method) {
    case 'saved-card':
      return { paymentGateway: 'card', method: 'prepaid' };
    case 'card':
      return {
        paymentGateway: 'card',
        method: 'prepaid',
        // PAYMENT-21.
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
