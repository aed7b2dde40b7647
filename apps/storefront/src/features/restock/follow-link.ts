import type { confirmRestock, dropRestock } from '@ilaneer/contract/restock';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

/** Once; not for deletion links. */
export function useRestockConfirmation(token: string, drops: boolean) {
  return useQuery({
    queryKey: ['restock-confirm', token],
    queryFn: ({ signal }) =>
      request<typeof confirmRestock>('POST', '/restock-requests/confirm', { body: { token }, signal }),
    enabled: token !== '' && !drops,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useDropRestock() {
  return useMutation({
    mutationFn: (token: string) =>
      request<typeof dropRestock>('POST', '/restock-requests/drop', { body: { token } }),
  });
}
