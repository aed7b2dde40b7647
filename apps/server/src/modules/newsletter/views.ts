import type { AccountData } from '@ilaneer/contract/account/account-data';
import type { Subscription } from '@ilaneer/domain/newsletter/subscription';
import type { SubscriptionRow } from './repository.ts';

export function toSubscription(row: SubscriptionRow): Subscription {
  // A refused address can subscribe again.
  if (row.unsubscribedAt !== null || row.bouncedAt !== null) return { state: 'unsubscribed' };
  if (row.confirmedAt !== null) return { state: 'confirmed' };
  return { state: 'pending', requestedAt: row.requestedAt };
}

export function toSubscriptionRecord(
  row: SubscriptionRow,
  letters: NonNullable<AccountData['newsletter']>['letters'],
): AccountData['newsletter'] {
  const { requestedAt, textVersion, confirmedAt, unsubscribedAt, bouncedAt } = row;
  return {
    requestedAt: requestedAt.toISOString(),
    textVersion,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    refusedAt: bouncedAt?.toISOString() ?? null,
    letters: [...letters],
  };
}
