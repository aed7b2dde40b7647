import { partOf } from '@ilaneer/client/api-errors';
import type { deleteRestockRequest, getRestockRequests, requestRestock } from '@ilaneer/contract/restock';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';

const RESTOCK_KEY = 'restock-requests';

/** Only for sold-out variants. */
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
  /** The field that people don't see. */
  readonly website: string;
};

/** Asks for a mail when a variant is back; the reply says what happens next. */
export function useRequestRestock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RestockRequest) =>
      request<typeof requestRestock>('POST', '/restock-requests', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [RESTOCK_KEY] }),
  });
}

/** Takes the shopper's own request back. */
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
