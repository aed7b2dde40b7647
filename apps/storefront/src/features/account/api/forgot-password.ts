import type { forgotPassword } from '@ilaneer/contract/password';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Names the request among the mutations, so that its dialog knows when it is under way. */
export const FORGOT_PASSWORD_KEY = ['forgot-password'] as const;

/** Asks for a link to set a new password. The answer is the same whether or not there is an account. */
export function useForgotPassword() {
  return useMutation({
    mutationKey: FORGOT_PASSWORD_KEY,
    mutationFn: (email: string) =>
      request<typeof forgotPassword>('POST', '/forgot-password', { body: { email: normaliseEmail(email) } }),
  });
}
