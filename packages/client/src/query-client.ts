import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError, TimeoutError } from './api-errors.ts';

/**
 * A query client by the house's rules: a lost connection is tried again, once; a refusal is not, and neither is a call
 * that has taken all of its time.
 */
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

/**
 * The `onSettled` of a change: it stays pending until the lists show what came of it. Without a connection they can't, and
 * the error is told at once.
 */
export function settledWith(refresh: () => Promise<unknown>) {
  return async (_reply: unknown, error: Error | null): Promise<void> => {
    const refreshed = refresh();
    if (!(error instanceof ConnectionError)) await refreshed;
  };
}

class CurrentQueryClient extends QueryClient {
  /**
   * A query's first answer that is still on its way was asked for before the change, and the library would take it for
   * the one after: it is asked for again.
   */
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
