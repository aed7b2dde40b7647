import type { revokeOtherSessions } from '@ilaneer/contract/account/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { SESSIONS_KEY } from './sessions.ts';

/** Ends every session but this one; it stays pending until the list shows it. */
export function useRevokeOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request<typeof revokeOtherSessions>('POST', '/account/sessions/revoke-others', {
        timeoutMs: ANSWER_WITHIN_MS,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] }),
  });
}
