import type { updateEmail } from '@ilaneer/contract/account/email-verification';
import type { PartOf } from '@ilaneer/contract/call';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useFormCall } from '../dialog/account-call.ts';

/** Has a link sent to a new e-mail address, which takes its place when the link is opened. */
export function useUpdateEmail() {
  const call = useFormCall();
  return useMutation({
    mutationFn: ({ email, ...proof }: PartOf<typeof updateEmail, 'body'>) =>
      request<typeof updateEmail>('POST', '/update-email', {
        body: { ...proof, email: normaliseEmail(email) },
        ...call(),
      }),
  });
}
