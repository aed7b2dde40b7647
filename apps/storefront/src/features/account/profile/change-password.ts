import type { changePassword } from '@ilaneer/contract/account/password';
import type { PartOf } from '@ilaneer/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { HELD_CHANGE_KEY, useChangeInDoubt } from '../dialog/account-change.ts';
import { SESSIONS_KEY } from '../session/sessions.ts';

/** Changes the password, or sets the first one; every other session ends. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationKey: HELD_CHANGE_KEY,
    mutationFn: (body: PartOf<typeof changePassword, 'body'>) =>
      request<typeof changePassword>('POST', '/change-password', {
        body,
        timeoutMs: ANSWER_WITHIN_MS,
      }),
    onError,
    onSuccess: ({ user }) => {
      refreshUser(user);
      void queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    },
  });
}
