import { type PaymentStatus, wasCaptured } from './payment-status.ts';
import { isSurplus, type RefundCause } from './refund-status.ts';

export type RefundOfPayment = { readonly paymentId: string; readonly cause: RefundCause };

/** PAYMENT-24: the one whose money is held; else the one that paid; else the newest attempt. */
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
