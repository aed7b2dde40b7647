import type { signup } from '@ilaneer/contract/account';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import type { SignupForm } from '@ilaneer/domain/account/validate-signup';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { keepSignup } from '../../../lib/session.ts';

const TIMEOUT_MS = 10_000;

export type SignupEntry = SignupForm & { readonly subscribeToEmails: boolean };

/** Names the signup among the mutations, so that its dialog knows when it is being sent. */
export const SIGNUP_KEY = ['sign-up'] as const;

/** Creates an account; its token is kept, and no session starts until the dialog hands over. */
export function useSignUp() {
  return useMutation({
    mutationKey: SIGNUP_KEY,
    mutationFn: ({ name, email, ...rest }: SignupEntry) =>
      request<typeof signup>('POST', '/signup-with-email', {
        body: { ...rest, name: name.trim(), email: normaliseEmail(email) },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: ({ token, user }) => keepSignup(token, user),
  });
}
