import type { changeConsent, getConsents } from '@ilaneer/contract/account/consents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { readSession, refreshUser, useSession } from '../../../lib/session.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';

/** The start of the key of a shopper's consents in the query client; the shopper's id follows. */
export const CONSENTS_KEY = 'consents';

/** What the shopper agreed to, one purpose at a time. */
export function useConsents() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [CONSENTS_KEY, user?.id],
    enabled: isConfirmed,
    queryFn: ({ signal }) =>
      request<typeof getConsents>('GET', '/account/consents', { signal, timeoutMs: ANSWER_WITHIN_MS }),
    select: (reply) => reply.consents,
  });
}

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
