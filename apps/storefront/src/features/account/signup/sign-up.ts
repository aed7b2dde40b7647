import type { signup } from '@ilaneer/contract/account/account';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import type { SignupForm } from '@ilaneer/domain/account/validate-signup';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { storeSignup } from '../../../lib/session.ts';
import { dialogCall } from '../dialog/account-call.ts';

export type SignupEntry = SignupForm & { readonly subscribeToEmails: boolean };

/** Creates an account; its token is kept, and no session starts until the dialog hands over. */
export function useSignUp() {
  return useMutation({
    mutationFn: ({ name, email, ...rest }: SignupEntry) =>
      request<typeof signup>('POST', '/signup-with-email', {
        body: { ...rest, name: name.trim(), email: normaliseEmail(email) },
        ...dialogCall(),
      }),
    onSuccess: ({ token, user }) => storeSignup(token, user),
  });
}
