import type { ListCount } from '@ilaneer/contract/staff/list';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type FilterQuery, type Filters, type ListQuery, listQuery } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';

export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: ListCount | null;
};

/** `kind` invalidates by live changes; the path separates lists of one kind. */
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
    placeholderData: keepPreviousData,
  });
}
