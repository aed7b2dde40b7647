import type { resetPassword } from '@ilaneer/contract/account/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Sets a new password with the token of a link; every session of the account ends. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly password: string }) =>
      request<typeof resetPassword>('POST', '/reset-password', { body }),
    // A session in this browser may be one of those that ended.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['user-details'] }),
  });
}
