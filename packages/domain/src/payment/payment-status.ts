/** The life of one payment at a gateway, apart from the order's (PAYMENT-9). */
export const PAYMENT_STATUSES = [
  'created',
  'authorised',
  'captured',
  'failed',
  'expired',
  'partly refunded',
  'refunded',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentReport = 'authorised' | 'captured' | 'failed' | 'expired';

/** What a report does: moves the payment on, or nothing, because it is a repeat or came out of order. */
export type PaymentTransition =
  | { readonly kind: 'change'; readonly to: PaymentReport }
  | { readonly kind: 'nothing' };

// Reports arrive twice and in any order, so a payment never goes back. A failed or expired payment may still be
// captured: the shopper tried again on the gateway's page, or the bank was late.
const transitions: Record<PaymentStatus, readonly PaymentReport[]> = {
  created: ['authorised', 'captured', 'failed', 'expired'],
  authorised: ['captured', 'failed', 'expired'],
  failed: ['authorised', 'captured', 'expired'],
  expired: ['captured'],
  captured: [],
  'partly refunded': [],
  refunded: [],
};

export function transitionPayment(status: PaymentStatus, report: PaymentReport): PaymentTransition {
  return transitions[status].includes(report) ? { kind: 'change', to: report } : { kind: 'nothing' };
}

/** Whether the money of a payment was ever taken. */
export function wasCaptured(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'partly refunded' || status === 'refunded';
}

/** Whether a payment may still be paid on the gateway's page. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'authorised' || status === 'failed';
}
