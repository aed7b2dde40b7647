import { partOf } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { getSessions, revokeOtherSessions, revokeSession } from '@ilaneer/contract/account/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/** The start of the key of a shopper's sessions in the query client; the shopper's id follows. */
export const SESSIONS_KEY = 'sessions';

/** Where the account is logged in: this session first. Asked for anew whenever the list comes into sight. */
export function useSessions() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [SESSIONS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) => request<typeof getSessions>('GET', '/account/sessions', { signal }),
    select: partOf('sessions'),
  });
}

/** Ends another session of the shopper; it stays pending until the list is without it. */
export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      request<typeof revokeSession>('DELETE', '/account/sessions/:sessionId', {
        params: { sessionId },
      }),
    // Also after a refusal: a session that is gone already must go from the screen too.
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] })),
  });
}

/** Ends every session but this one; it stays pending until the list shows it. */
export function useRevokeOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<typeof revokeOtherSessions>('POST', '/account/sessions/revoke-others', {}),
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] })),
  });
}
