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
  /** What somebody who sees the list for the first time should know. */
  about?: string;
  actions?: ReactNode;
  /** The word that the audit log and live updates have for its rows. */
  kind: string;
  spec: ListSpec<F, Sort>;
  read: (query: ListQuery<Sort> & FilterQuery<F>, signal: AbortSignal) => Promise<Page<Row>>;
  /** What can be done with chosen rows. */
  bulk?: (ids: readonly string[], clear: () => void, rows: readonly Row[]) => ReactNode;
  /** Stands between title and list: a refusal. */
  notice?: ReactNode;
};

/** A page that is one list: its title, and the list whose state stands in the address. */
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
