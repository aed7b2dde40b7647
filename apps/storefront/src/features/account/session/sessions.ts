import type { getSessions } from '@ilaneer/contract/account/sessions';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';

/** The start of the key of a shopper's sessions in the query client; the shopper's id follows. */
export const SESSIONS_KEY = 'sessions';

/** Where the account is logged in: this session first. Asked for anew whenever the list comes into sight. */
export function useSessions() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [SESSIONS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getSessions>('GET', '/account/sessions', { signal, timeoutMs: ANSWER_WITHIN_MS }),
    select: (reply) => reply.sessions,
  });
}
