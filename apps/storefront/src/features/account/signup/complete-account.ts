import type { UserView } from '@ilaneer/contract/account/account';
import type { changeConsent } from '@ilaneer/contract/account/consents';
import type { updateEmail } from '@ilaneer/contract/account/email-verification';
import type { updateProfile } from '@ilaneer/contract/account/profile';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { dialogCall } from '../dialog/account-call.ts';
import type { ContinueEntry } from './continue-entry.ts';

/** Adds what an account lacks. Each part can be sent again, so a retry after a failure is harmless. */
export function useCompleteAccount(before: UserView) {
  return useMutation({
    mutationFn: async (entry: ContinueEntry) => {
      const call = dialogCall();
      if (!before.agreeToTerms) await grant('terms', call);
      if (entry.subscribeToEmails && !before.subscribeToEmails) await grant('emails', call);
      const email = normaliseEmail(entry.email);
      if (email !== '' && email !== before.email) {
        await request<typeof updateEmail>('POST', '/update-email', {
          body: { email },
          ...call,
        });
      }
      const body = { name: entry.name.trim() };
      const { user } = await request<typeof updateProfile>('PUT', '/account/profile', {
        body,
        ...call,
      });
      return user;
    },
    onSuccess: (user) => refreshUser(user),
  });
}

function grant(purpose: 'terms' | 'emails', call: ReturnType<typeof dialogCall>) {
  return request<typeof changeConsent>('PUT', '/account/consents/:purpose', {
    params: { purpose },
    body: { granted: true },
    ...call,
  });
}
