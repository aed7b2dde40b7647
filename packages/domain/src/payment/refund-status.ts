/** Wire words of refund progress (PAYMENT-15). */
export const REFUND_STATUSES = ['not_applicable', 'pending', 'sent', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_STATES = ['requested', 'sent'] as const;

export const REFUND_CAUSES = [
  'order cancelled',
  'paid too late',
  'paid twice',
  'other amount',
  'return',
  'goodwill',
  'order changed',
  'change withdrawn',
] as const;

export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Surplus money: its payment is not the order's (PAYMENT-24). */
export const SURPLUS_CAUSES = [
  'paid too late',
  'paid twice',
  'other amount',
  'change withdrawn',
] as const satisfies readonly RefundCause[];

export function isSurplus(cause: RefundCause): cause is (typeof SURPLUS_CAUSES)[number] {
  return SURPLUS_CAUSES.some((one) => one === cause);
}

export type KnownRefund = { readonly state: (typeof REFUND_STATES)[number]; readonly failedAt: Date | null };

/** Combined state: sent only if all are; a failure takes precedence. */
export function refundStatus(refunds: readonly KnownRefund[]): RefundStatus {
  if (refunds.length === 0) return 'not_applicable';
  if (refunds.some(({ state, failedAt }) => state === 'requested' && failedAt !== null)) return 'failed';
  return refunds.every(({ state }) => state === 'sent') ? 'sent' : 'pending';
}
