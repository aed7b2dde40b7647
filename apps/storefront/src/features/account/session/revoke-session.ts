import type { revokeSession } from '@ilaneer/contract/account/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { SESSIONS_KEY } from './sessions.ts';

/** Ends another session of the shopper; it stays pending until the list is without it. */
export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      request<typeof revokeSession>('DELETE', '/account/sessions/:sessionId', {
        params: { sessionId },
        timeoutMs: ANSWER_WITHIN_MS,
      }),
    // Also after a refusal: a session that is gone already must go from the screen too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] }),
  });
}
