import { type PaymentStatus, wasCaptured } from './payment-status.ts';
import { isSurplus, type RefundCause } from './refund-status.ts';

/** What is known of money that went back: of which payment, and why. */
export type RefundOfPayment = { readonly paymentId: string; readonly cause: RefundCause };

/**
 * The payment of an order that counts, of its attempts from the oldest to the newest (PAYMENT-24): the one whose money
 * the shop has; after that went back, the one that paid the order; before any was captured, the newest attempt. Null
 * without an attempt.
 */
export function paymentThatCounts<Attempt extends { readonly id: string; readonly status: PaymentStatus }>(
  attempts: readonly Attempt[],
  refunds: readonly RefundOfPayment[],
): Attempt | null {
  const surplus = new Set(refunds.filter(({ cause }) => isSurplus(cause)).map(({ paymentId }) => paymentId));
  const captured = attempts.filter(({ status }) => wasCaptured(status));
  return (
    captured.find(({ status }) => status !== 'refunded') ??
    captured.find(({ id }) => !surplus.has(id)) ??
    captured.at(-1) ??
    attempts.at(-1) ??
    null
  );
}
