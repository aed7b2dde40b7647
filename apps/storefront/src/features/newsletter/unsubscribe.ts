import type { unsubscribeFromNewsletter } from '@ilaneer/contract/newsletter';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { onceForToken } from './once-for-token.ts';

/** Ends a subscription as soon as the link of one of its mails is opened. */
export function useUnsubscription(token: string) {
  return useQuery(
    onceForToken('unsubscribe', token, (signal) =>
      request<typeof unsubscribeFromNewsletter>('POST', '/newsletter/unsubscribe', {
        query: {},
        body: { token },
        signal,
      }),
    ),
  );
}
