import type { ReactNode } from 'react';
import { PageHeader } from '../frame/page-header.tsx';
import type { FilterQuery, Filters, ListQuery, ListSpec } from './list-state.ts';
import { StaffList, type StaffListProps } from './staff-list.tsx';
import { type Page, useList } from './use-list.ts';
import { useListState } from './use-list-state.ts';

type ListPageProps<Row, F extends Filters, Sort extends string> = Omit<
  StaffListProps<Row, F, Sort>,
  'list' | 'page' | 'rows' | 'bulk'
> & {
  title: string;
  about?: string;
  actions?: ReactNode;
  kind: string;
  spec: ListSpec<F, Sort>;
  read: (query: ListQuery<Sort> & FilterQuery<F>, signal: AbortSignal) => Promise<Page<Row>>;
  bulk?: (ids: readonly string[], clear: () => void, rows: readonly Row[]) => ReactNode;
  notice?: ReactNode;
};

export function ListPage<Row, F extends Filters, Sort extends string>({
  title,
  about,
  actions,
  kind,
  spec,
  read,
  bulk,
  notice,
  ...shown
}: ListPageProps<Row, F, Sort>) {
  const list = useListState(spec);
  const page = useList(kind, list, read);
  return (
    <>
      <PageHeader title={title} about={about} actions={actions} />
      {notice}
      <StaffList
        {...shown}
        {...{ list, page }}
        {...(bulk && {
          bulk: (ids: readonly string[], clear: () => void) => bulk(ids, clear, page.data?.rows ?? []),
        })}
      />
    </>
  );
}
