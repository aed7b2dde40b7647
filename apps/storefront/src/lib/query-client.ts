import { openQueryClient } from '@ilaneer/client/query-client';

/** Lists go stale after 5 minutes. */
export const LIST_STALE_MS = 300_000;

/** The one query client of the shop. */
export const queryClient = openQueryClient({ staleTime: LIST_STALE_MS });
