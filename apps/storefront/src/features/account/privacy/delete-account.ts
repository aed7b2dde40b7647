import type { deleteAccount } from '@ilaneer/contract/account/profile';
import type { PartOf } from '@ilaneer/contract/call';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';
import { HELD_CHANGE_KEY, useChangeInDoubt } from '../dialog/account-change.ts';

/** Deletes the account for good and ends the session. */
export function useDeleteAccount(onDeleted: () => void) {
  const onError = useChangeInDoubt();
  return useMutation({
    mutationKey: HELD_CHANGE_KEY,
    mutationFn: (body: PartOf<typeof deleteAccount, 'body'>) =>
      request<typeof deleteAccount>('POST', '/delete-account', {
        body,
        timeoutMs: ANSWER_WITHIN_MS,
      }),
    onError,
    onSuccess: () => {
      // First, because the end of the session takes the page away that wants to hear of it.
      onDeleted();
      endSession();
    },
  });
}
