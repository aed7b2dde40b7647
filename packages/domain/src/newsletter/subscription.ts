import { err, ok, type Result } from '../result.ts';

/** NEWSLETTER-2. */
export const CONFIRM_WITHIN_DAYS = 7;

/** Purposes of link tokens. */
export const NEWSLETTER_LINK_PURPOSES = ['confirm', 'unsubscribe'] as const;

export type Subscription =
  | { readonly state: 'pending'; readonly requestedAt: Date }
  | { readonly state: 'confirmed' }
  | { readonly state: 'unsubscribed' };

/** Confirmed subscribers get no mail (NEWSLETTER-2). */
export function needsConfirmation(subscription: Subscription): boolean {
  switch (subscription.state) {
    case 'pending':
    case 'unsubscribed':
      return true;
    case 'confirmed':
      return false;
  }
}

/** `changed` is false for a repeated click. LINK_INVALID after an unsubscription or 7 days. */
export function confirmSubscription(
  subscription: Subscription,
  now: Date,
): Result<{ readonly changed: boolean }, 'LINK_INVALID'> {
  switch (subscription.state) {
    case 'confirmed':
      return ok({ changed: false });
    case 'unsubscribed':
      return err('LINK_INVALID');
    case 'pending': {
      const age = now.getTime() - subscription.requestedAt.getTime();
      return age <= CONFIRM_WITHIN_DAYS * 86_400_000 ? ok({ changed: true }) : err('LINK_INVALID');
    }
  }
}
