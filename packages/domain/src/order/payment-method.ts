/** Wire values (PAYMENT-2). */
export const PAYMENT_METHODS = ['cod', 'prepaid', 'online'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const ORDER_PAYMENT_STATUSES = ['pending', 'completed', 'refunded'] as const;

export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

export const GATEWAY_METHODS = ['card', 'saved-card', 'upi'] as const;

export type GatewayMethod = (typeof GATEWAY_METHODS)[number];

/** PAYMENT-2. */
export function paymentMethodOf(method: GatewayMethod): PaymentMethod {
  switch (method) {
    case 'card':
    case 'saved-card':
      return 'prepaid';
    case 'upi':
      return 'online';
  }
}
