import type { subscribeToNewsletter } from '@ilaneer/contract/newsletter';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

/** Asks for the newsletter at an address; the reply says what happens next. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) =>
      request<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe', { body: { email } }),
  });
}
