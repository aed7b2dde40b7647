import { err, ok, type Result } from '../result.ts';

/**
 * The consent to one mail. Its version is stored with every request, so a changed text needs a new version
 * (RESTOCK-5).
 */
export const RESTOCK_CONSENT = {
  version: '2026-11',
  text: 'We write one mail to this address when it is back, and use the address for nothing else. After that mail, or after 6 months without one, your request is deleted.',
} as const;

const DAY_MS = 86_400_000;

/** How long an unproven address waits for its owner, in days (RESTOCK-2). */
export const PROVE_WITHIN_DAYS = 7;
/** How long a request waits, in days (RESTOCK-3). */
export const WAITS_DAYS = 180;

/** Counts from the moment when the owner of the address confirms it. */
export type RestockRequest = { readonly requestedAt: Date; readonly confirmedAt: Date | null };

/**
 * Whether a request counts at once: only from a shopper who has proven the very address (RESTOCK-2). Everybody else
 * gets a mail with a link first, so that nobody is written to about what a stranger wants.
 */
export function countsAtOnce(
  shopper: { readonly email: string | null; readonly emailVerified: boolean } | null,
  email: string,
): boolean {
  return shopper?.emailVerified === true && shopper.email === email;
}

/** A second click is no error; one after 7 days is LINK_INVALID. */
export function confirmRestock(
  { requestedAt, confirmedAt }: RestockRequest,
  now: Date,
): Result<{ readonly changed: boolean }, 'LINK_INVALID'> {
  if (confirmedAt !== null) return ok({ changed: false });
  return requestedAt < oldestUnproven(now) ? err('LINK_INVALID') : ok({ changed: true });
}

/** Unconfirmed requests from before this moment are over. */
export function oldestUnproven(now: Date): Date {
  return new Date(now.getTime() - PROVE_WITHIN_DAYS * DAY_MS);
}
