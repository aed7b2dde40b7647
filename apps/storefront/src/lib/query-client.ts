import { openQueryClient } from '@ilaneer/client/query-client';

export const LIST_STALE_MS = 300_000;

export const queryClient = openQueryClient({ staleTime: LIST_STALE_MS });
