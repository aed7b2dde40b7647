import type { getConsents } from '@ilaneer/contract/account/consents';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
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
