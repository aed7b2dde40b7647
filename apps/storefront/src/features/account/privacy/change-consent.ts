import type { changeConsent } from '@ilaneer/contract/account/consents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { readSession, refreshUser } from '../../../lib/session.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { CONSENTS_KEY } from './consents.ts';

type ConsentChange = { readonly purpose: 'terms' | 'emails'; readonly granted: boolean };

/** Gives a consent or takes it back. */
export function useChangeConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ purpose, granted }: ConsentChange) =>
      request<typeof changeConsent>('PUT', '/account/consents/:purpose', {
        params: { purpose },
        body: { granted },
        timeoutMs: ANSWER_WITHIN_MS,
      }),
    onSuccess: (reply, { purpose, granted }) => {
      const { user } = readSession();
      if (user === null) return;
      queryClient.setQueryData([CONSENTS_KEY, user.id], reply);
      refreshUser({ ...user, [purpose === 'terms' ? 'agreeToTerms' : 'subscribeToEmails']: granted });
    },
  });
}
