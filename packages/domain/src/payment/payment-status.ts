/** A gateway payment's own state, apart from the order's (PAYMENT-9). */
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

/** A report advances the payment or is ignored as repeated or stale. */
export type PaymentTransition =
  | { readonly kind: 'change'; readonly to: PaymentReport }
  | { readonly kind: 'nothing' };

// Reports repeat and arrive out of order. A failed or expired payment can still be captured.
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

export function wasCaptured(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'partly refunded' || status === 'refunded';
}

export function isOpen(status: PaymentStatus): boolean {
  return status === 'created' || status === 'authorised' || status === 'failed';
}
