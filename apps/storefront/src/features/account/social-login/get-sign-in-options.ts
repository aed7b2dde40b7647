import type { signInOptions } from '@ilaneer/contract/account/social-login';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Which ways of logging in the shop is set up for; it stays so while the page is open. */
export function useSignInOptions() {
  return useQuery({
    queryKey: ['sign-in-options'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request<typeof signInOptions>('GET', '/sign-in-options', { signal }),
  });
}
