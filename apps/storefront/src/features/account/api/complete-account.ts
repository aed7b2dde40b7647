import type { UserView } from '@ilaneer/contract/account';
import type { changeConsent } from '@ilaneer/contract/consents';
import type { updateEmail } from '@ilaneer/contract/email-verification';
import type { updateProfile } from '@ilaneer/contract/profile';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import type { ContinueEntry } from '../continue-entry.ts';

/** Names the completion among the mutations, so that its dialog knows when it is under way. */
export const COMPLETE_ACCOUNT_KEY = ['complete-account'] as const;

/** Adds what an account lacks. Each part can be sent again, so a retry after a failure is harmless. */
export function useCompleteAccount(before: UserView) {
  return useMutation({
    mutationKey: COMPLETE_ACCOUNT_KEY,
    mutationFn: async (entry: ContinueEntry) => {
      if (!before.agreeToTerms) await grant('terms');
      if (entry.subscribeToEmails && !before.subscribeToEmails) await grant('emails');
      const email = normaliseEmail(entry.email);
      if (email !== '' && email !== before.email) {
        await request<typeof updateEmail>('POST', '/update-email', { body: { email } });
      }
      const body = { name: entry.name.trim() };
      const { user } = await request<typeof updateProfile>('PUT', '/account/profile', { body });
      return user;
    },
    onSuccess: (user) => refreshUser(user),
  });
}

function grant(purpose: 'terms' | 'emails') {
  return request<typeof changeConsent>('PUT', '/account/consents/:purpose', {
    params: { purpose },
    body: { granted: true },
  });
}
