/** How long an order waits for its payment, with its stock held (PAYMENT-8). */
export const PAYMENT_HOLD_MS = 15 * 60 * 1_000;

export function payableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + PAYMENT_HOLD_MS);
}
