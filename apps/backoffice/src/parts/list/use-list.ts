import type { ListCount } from '@ilaneer/contract/staff/list';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type FilterQuery, type Filters, type ListQuery, listQuery } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';

/** A page of a list; `count` is null where the server does not count. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: ListCount | null;
};

/**
 * Reads the page of a list that its address names. `kind` is the word that the audit log and live updates have for its
 * rows: what colleagues change of it is read again. Two pages may list different rows of one kind, so the path stands
 * below it.
 */
export function useList<Row, F extends Filters, Sort extends string>(
  kind: string,
  { spec, state }: ListControl<F, Sort>,
  fetchPage: (query: ListQuery<Sort> & FilterQuery<F>, signal: AbortSignal) => Promise<Page<Row>>,
): UseQueryResult<Page<Row>> {
  const query = listQuery(spec, state);
  const { pathname } = useLocation();
  return useQuery({
    queryKey: [kind, 'list', pathname, query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    // Rows keep their place until the next ones are there.
    placeholderData: keepPreviousData,
  });
}
