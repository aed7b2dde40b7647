import { ApiError } from '@ilaneer/client/api-errors';
import type { verifyEmail } from '@ilaneer/contract/account/email-verification';
import type { checkResetLink } from '@ilaneer/contract/account/password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Once, despite re-rendering. */
export function useVerifiedEmail(token: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const reply = await request<typeof verifyEmail>('POST', '/verify-email', { body: { token } });
      // The session may be the owner's.
      void queryClient.invalidateQueries({ queryKey: ['user-details'] });
      return reply;
    },
  });
}

/** Checked once per opening. */
export function useResetLinkCheck(token: string) {
  return useQuery({
    queryKey: ['reset-link', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The cached answer may predate a reset.
    refetchOnMount: 'always',
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof checkResetLink>('POST', '/check-reset-link', {
        body: { token },
        signal,
      }),
  });
}

/** Only a new link helps. */
export function isSpentLink(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_INVALID';
}

export function needsLogin(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_NEEDS_LOGIN';
}
