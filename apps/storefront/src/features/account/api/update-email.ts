import type { PartOf } from '@ilaneer/contract/call';
import type { updateEmail } from '@ilaneer/contract/email-verification';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ACCOUNT_CHANGE_KEY } from './account-change.ts';

/** Has a link sent to a new e-mail address, which takes its place when the link is opened. */
export function useUpdateEmail() {
  return useMutation({
    mutationKey: ACCOUNT_CHANGE_KEY,
    mutationFn: ({ email, ...proof }: PartOf<typeof updateEmail, 'body'>) =>
      request<typeof updateEmail>('POST', '/update-email', {
        body: { ...proof, email: normaliseEmail(email) },
      }),
  });
}
