import type { exchangeSignInCode } from '@ilaneer/contract/account/social-login';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { startSession } from '../../../lib/session.ts';

/** Exchanges the one-time code of a provider's login for a session: once, however often the page renders. */
export function useExchangedCode(code: string) {
  return useQuery({
    queryKey: ['sign-in-code', code],
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const reply = await request<typeof exchangeSignInCode>('POST', '/exchange-sign-in-code', {
        body: { code },
      });
      startSession(reply.token, reply.user);
      return { user: reply.user, isNewUser: reply.isNewUser, returnTo: reply.returnTo };
    },
  });
}
