import { ApiError } from '@ilaneer/client/api-errors';
import type { verifyEmail } from '@ilaneer/contract/account/email-verification';
import type { checkResetLink } from '@ilaneer/contract/account/password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Proves an e-mail address with the token of a link: once, however often the page renders. */
export function useVerifiedEmail(token: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const reply = await request<typeof verifyEmail>('POST', '/verify-email', { body: { token } });
      // Who is logged in here may be the owner of the address.
      void queryClient.invalidateQueries({ queryKey: ['user-details'] });
      return reply;
    },
  });
}

/** Whether the link of a forgotten password still counts; asked when the link is opened, and then not again. */
export function useResetLinkCheck(token: string) {
  return useQuery({
    queryKey: ['reset-link', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Who opens a link again as soon as its password is set may find the answer of before still there.
    refetchOnMount: 'always',
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof checkResetLink>('POST', '/check-reset-link', {
        body: { token },
        signal,
      }),
  });
}

/** Whether an error means that a link counts no more, so that only a new one helps. */
export function isSpentLink(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_INVALID';
}

/** Whether a link counts for the account that asked for it alone, which nobody is logged in to here. */
export function needsLogin(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_NEEDS_LOGIN';
}
