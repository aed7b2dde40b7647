/** How far money is on its way back, in the words that clients read (PAYMENT-15). */
export const REFUND_STATUSES = ['not_applicable', 'pending', 'sent', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The life of one refund: it is to be sent, and then it is sent. */
export const REFUND_STATES = ['requested', 'sent'] as const;

/** Why money goes back. */
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

/** Causes of money that its order did not need: such a payment is not the order's (PAYMENT-24). */
export const SURPLUS_CAUSES = [
  'paid too late',
  'paid twice',
  'other amount',
  'change withdrawn',
] as const satisfies readonly RefundCause[];

export function isSurplus(cause: RefundCause): cause is (typeof SURPLUS_CAUSES)[number] {
  return SURPLUS_CAUSES.some((one) => one === cause);
}

/** What is known of a refund: whether it was sent, and whether the last try to send it failed. */
export type KnownRefund = { readonly state: (typeof REFUND_STATES)[number]; readonly failedAt: Date | null };

/** How far refunds are together: only when all were sent they are sent, and one that failed is what matters most. */
export function refundStatus(refunds: readonly KnownRefund[]): RefundStatus {
  if (refunds.length === 0) return 'not_applicable';
  if (refunds.some(({ state, failedAt }) => state === 'requested' && failedAt !== null)) return 'failed';
  return refunds.every(({ state }) => state === 'sent') ? 'sent' : 'pending';
}
