import { err, ok, type Result } from '../result.ts';

/** The version is stored with each request: a changed text needs a new one (RESTOCK-5). */
export const RESTOCK_CONSENT = {
  version: '2026-11',
  text: 'We write one mail to this address when it is back, and use the address for nothing else. After that mail, or after 6 months without one, your request is deleted.',
} as const;

const DAY_MS = 86_400_000;

/** Days until an unconfirmed request expires (RESTOCK-2). */
export const PROVE_WITHIN_DAYS = 7;
/** Days until a request expires (RESTOCK-3). */
export const WAITS_DAYS = 180;

export type RestockRequest = { readonly requestedAt: Date; readonly confirmedAt: Date | null };

/** Others confirm by mail: strangers can't subscribe them (RESTOCK-2). */
export function countsAtOnce(
  shopper: { readonly email: string | null; readonly emailVerified: boolean } | null,
  email: string,
): boolean {
  return shopper?.emailVerified === true && shopper.email === email;
}

/** Idempotent; LINK_INVALID after 7 days. */
export function confirmRestock(
  { requestedAt, confirmedAt }: RestockRequest,
  now: Date,
): Result<{ readonly changed: boolean }, 'LINK_INVALID'> {
  if (confirmedAt !== null) return ok({ changed: false });
  return requestedAt < oldestUnproven(now) ? err('LINK_INVALID') : ok({ changed: true });
}

/** Earlier unconfirmed requests have expired. */
export function oldestUnproven(now: Date): Date {
  return new Date(now.getTime() - PROVE_WITHIN_DAYS * DAY_MS);
}
