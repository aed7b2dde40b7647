import { err, ok, type Result } from '../result.ts';

/** NEWSLETTER-2. */
export const CONFIRM_WITHIN_DAYS = 7;

/** What the links of newsletter mails are for. */
export const NEWSLETTER_LINK_PURPOSES = ['confirm', 'unsubscribe'] as const;

/** A subscription: asked for, confirmed by the owner of the mailbox, or ended. */
export type Subscription =
  | { readonly state: 'pending'; readonly requestedAt: Date }
  | { readonly state: 'confirmed' }
  | { readonly state: 'unsubscribed' };

/** Somebody on the list already gets no mail (NEWSLETTER-2). */
export function needsConfirmation(subscription: Subscription): boolean {
  switch (subscription.state) {
    case 'pending':
    case 'unsubscribed':
      return true;
    case 'confirmed':
      return false;
  }
}

/**
 * What the link of a confirmation mail does: `changed` tells whether it put the address on the list just now. A
 * second click is no error; a link from before an unsubscription, or one older than 7 days, is LINK_INVALID.
 */
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
