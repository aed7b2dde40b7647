import { partOf } from '@ilaneer/client/api-errors';
import type { deleteRestockRequest, getRestockRequests, requestRestock } from '@ilaneer/contract/restock';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';

const RESTOCK_KEY = 'restock-requests';

export function useIsAwaited(variantId: string): boolean {
  const { user, isAuthenticated } = useSession();
  const requests = useQuery({
    queryKey: [RESTOCK_KEY, user?.id],
    enabled: isAuthenticated,
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) => request<typeof getRestockRequests>('GET', '/restock-requests', { signal }),
    select: partOf('requests'),
  });
  return requests.data?.some((one) => one.variantId === variantId && one.confirmedAt !== null) ?? false;
}

type RestockRequest = {
  readonly variantId: string;
  readonly email: string;
  readonly website: string;
};

export function useRequestRestock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RestockRequest) =>
      request<typeof requestRestock>('POST', '/restock-requests', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [RESTOCK_KEY] }),
  });
}

export function useDeleteRestock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variantId: string) =>
      request<typeof deleteRestockRequest>('DELETE', '/restock-requests/:variantId', {
        params: { variantId },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [RESTOCK_KEY] }),
  });
}
