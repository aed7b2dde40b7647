import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';

/** A query client by the house's rules: a refusal is not tried again; a lost connection is, once. */
export function openQueryClient({ staleTime }: { readonly staleTime: number }): QueryClient {
  return new CurrentQueryClient({
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
