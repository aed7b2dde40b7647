import type { forgotPassword } from '@ilaneer/contract/account/password';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { dialogCall } from '../dialog/account-call.ts';

/** Asks for a link to set a new password. The answer is the same whether or not there is an account. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      request<typeof forgotPassword>('POST', '/forgot-password', {
        body: { email: normaliseEmail(email) },
        ...dialogCall(),
      }),
  });
}
