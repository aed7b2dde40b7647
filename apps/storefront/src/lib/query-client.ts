import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';

/** Lists go stale after 5 minutes. */
export const LIST_STALE_MS = 300_000;

/** The one query client of the shop. A refusal is not tried again; a lost connection is, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: LIST_STALE_MS,
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
      retryDelay: 500,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
