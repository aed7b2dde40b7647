import { partOf } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { getSessions, revokeOtherSessions, revokeSession } from '@ilaneer/contract/account/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

export const SESSIONS_KEY = 'sessions';

/** The current one first; refetched when shown. */
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

/** Pending until the list is refetched. */
export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      request<typeof revokeSession>('DELETE', '/account/sessions/:sessionId', {
        params: { sessionId },
      }),
    // Also after a refusal: stale entries must go.
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] })),
  });
}

/** Pending until the list is refetched. */
export function useRevokeOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<typeof revokeOtherSessions>('POST', '/account/sessions/revoke-others', {}),
    onSettled: settledWith(() => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] })),
  });
}
