import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError, TimeoutError } from './api-errors.ts';

/** Retries a lost connection once; never a refusal or a timeout. */
export function openQueryClient({ staleTime }: { readonly staleTime: number }): QueryClient {
  return new CurrentQueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError) && !(error instanceof TimeoutError),
        retryDelay: 500,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** `onSettled` of a mutation: pending until the lists are refetched. Offline it reports the error at once. */
export function settledWith(refresh: () => Promise<unknown>) {
  return async (_reply: unknown, error: Error | null): Promise<void> => {
    const refreshed = refresh();
    if (!(error instanceof ConnectionError)) await refreshed;
  };
}

class CurrentQueryClient extends QueryClient {
  /** A first fetch that started before the mutation is stale, but the library would reuse it: refetch. */
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const early = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (early.length === 0) return;
    await Promise.allSettled(early.map(({ promise }) => promise));
    await super.invalidateQueries({ predicate: (query) => early.includes(query) }, options);
  }
}
