import type { AccountData } from '@ilaneer/contract/account/account-data';
import type { Subscription } from '@ilaneer/domain/newsletter/subscription';
import type { SubscriptionRow } from './repository.ts';

export function toSubscription(row: SubscriptionRow): Subscription {
  if (row.unsubscribedAt !== null) return { state: 'unsubscribed' };
  if (row.confirmedAt !== null) return { state: 'confirmed' };
  return { state: 'pending', requestedAt: row.requestedAt };
}

export function toSubscriptionRecord(row: SubscriptionRow): AccountData['newsletter'] {
  const { requestedAt, textVersion, confirmedAt, unsubscribedAt } = row;
  return {
    requestedAt: requestedAt.toISOString(),
    textVersion,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
