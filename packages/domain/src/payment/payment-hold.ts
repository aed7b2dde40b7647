/** An order waits this long for its payment, with its stock held (decisions.md section 3). */
export const PAYMENT_HOLD_MS = 15 * 60 * 1_000;

/** When an order that was placed at a moment is given up without payment. */
export function payableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + PAYMENT_HOLD_MS);
}
