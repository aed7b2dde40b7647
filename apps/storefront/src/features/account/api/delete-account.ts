import type { PartOf } from '@ilaneer/contract/call';
import type { deleteAccount } from '@ilaneer/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';

/** Deletes the account for good and ends the session. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: PartOf<typeof deleteAccount, 'body'>) =>
      request<typeof deleteAccount>('POST', '/delete-account', { body }),
    onSuccess: () => endSession(),
  });
}
