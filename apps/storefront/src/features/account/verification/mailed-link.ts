import type { verifyEmail } from '@ilaneer/contract/account/email-verification';
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
