import type { confirmNewsletter } from '@ilaneer/contract/newsletter';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { onceForToken } from './once-for-token.ts';

/** Confirms a subscription as soon as its link is opened. */
export function useConfirmation(token: string) {
  return useQuery(
    onceForToken('confirm', token, (signal) =>
      request<typeof confirmNewsletter>('POST', '/newsletter/confirm', { body: { token }, signal }),
    ),
  );
}
