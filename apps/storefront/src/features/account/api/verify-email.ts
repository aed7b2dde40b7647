import type { verifyEmail } from '@ilaneer/contract/email-verification';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Proves an e-mail address with the token of a link: once, however often the page renders. */
export function useVerifiedEmail(token: string) {
  return useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => request<typeof verifyEmail>('POST', '/verify-email', { body: { token } }),
  });
}
