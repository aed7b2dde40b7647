import type { resendVerification } from '@ilaneer/contract/account/email-verification';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ANSWER_WITHIN_MS } from '../dialog/account-call.ts';

/** Has the link that proves the e-mail address sent again. */
export function useResendVerification() {
  return useMutation({
    mutationFn: () =>
      request<typeof resendVerification>('POST', '/resend-verification', { timeoutMs: ANSWER_WITHIN_MS }),
  });
}
