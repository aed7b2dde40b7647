import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';

/** A query client by the house's rules: a refusal is not tried again; a lost connection is, once. */
export function openQueryClient({ staleTime }: { readonly staleTime: number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
        retryDelay: 500,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
