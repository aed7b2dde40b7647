import type { checkResetLink } from '@ilaneer/contract/password';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ANSWER_WITHIN_MS } from './dialog-call.ts';

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
        timeoutMs: ANSWER_WITHIN_MS,
      }),
  });
}
