/** Stock is held while payment is pending (PAYMENT-8). */
export const PAYMENT_HOLD_MS = 15 * 60 * 1_000;

export function payableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + PAYMENT_HOLD_MS);
}

/** Validity of a payment link's request (PAYMENT-20). */
export const LINK_HOLD_MS = 24 * 3_600_000;

export function linkPayableUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + LINK_HOLD_MS);
}
