import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { cx } from '@ilaneer/ui/text/cx';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Unreadable } from '../frame/unreadable.tsx';
import { countWords } from '../words/count-words.ts';
import { ColumnChoice } from './column-choice.tsx';
import { useColumns } from './columns.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, isNarrowed } from './list-state.ts';
import { ListTable, type RowsProps } from './list-table.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Page } from './use-list.ts';
import type { ListControl } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

export type StaffListProps<Row, F extends Filters, Sort extends string> = RowsProps<Row, F, Sort> & {
  name: string;
  page: UseQueryResult<Page<Row>>;
  searchFor: string;
  bulk?: (ids: readonly string[], clear: () => void) => ReactNode;
  empty: { title: string; text?: ReactNode; actions?: ReactNode };
};

export function StaffList<Row, F extends Filters, Sort extends string>(props: StaffListProps<Row, F, Sort>) {
  const { name, words, list, page, columns, idOf, searchFor, bulk, empty } = props;
  const chosen = useColumns(name, columns);
  const rows = page.data?.rows;
  const ids = useMemo(() => rows?.map(idOf) ?? [], [rows, idOf]);
  const selection = useSelection(ids);
  const narrowed = isNarrowed(list.spec, list.state);

  return (
    <section aria-label={words[1]}>
      <SavedViews name={name} list={list} />
      <FilterBar list={list} searchFor={searchFor}>
        <span className="max-sm:hidden">
          <ColumnChoice columns={columns} chosen={chosen} />
        </span>
      </FilterBar>
      <div className="relative rounded-lg border border-line bg-kernel">
        <div
          className={cx(
            'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border-line border-b bg-kernel px-3 text-sm',
            selection.ids.length > 0 && 'max-sm:sticky max-sm:top-14 max-sm:z-sticky',
          )}
        >
          {selection.ids.length > 0 && bulk ? (
            <BulkBar count={selection.ids.length} words={words} onClear={selection.clear}>
              {bulk(selection.ids, selection.clear)}
            </BulkBar>
          ) : (
            <p role="status" className="text-palm-soft">
              {page.data?.count ? countWords(page.data.count, ...words) : page.isPending ? 'Loading …' : ''}
              {page.isPlaceholderData && <VisuallyHidden>Loading …</VisuallyHidden>}
            </p>
          )}
          <Pages list={list} next={page.data?.next ?? null} />
        </div>
        {page.isPlaceholderData && (
          <span aria-hidden="true" className="absolute inset-x-0 top-10.5 h-0.5 animate-pulse bg-leaf" />
        )}
        {page.isError && !page.data ? (
          <Unreadable what="This list" query={page} inside />
        ) : rows?.length === 0 ? (
          narrowed || list.state.after !== null ? (
            <StatePanel
              kind="empty"
              title={`No ${words[1]} found`}
              text="Nothing matches the search and the filters above."
              actions={
                <Button variant="secondary" onClick={list.clear}>
                  Show all {words[1]}
                </Button>
              }
            />
          ) : (
            <StatePanel kind="empty" {...empty} />
          )
        ) : (
          <ListTable
            {...props}
            columns={chosen.shown}
            rows={rows}
            ids={ids}
            selection={bulk ? selection : null}
          />
        )}
      </div>
    </section>
  );
}

type BulkBarProps = {
  count: number;
  words: readonly [string, string];
  onClear: () => void;
  children: ReactNode;
};

function BulkBar({ count, words, onClear, children }: BulkBarProps) {
  return (
    <div role="toolbar" aria-label="Selected rows" className="flex flex-wrap items-center gap-2 py-1">
      <p role="status" className="font-semibold">
        {`${count} ${words[count === 1 ? 0 : 1]} chosen`}
      </p>
      {children}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

function Pages<F extends Filters, Sort extends string>({
  list,
  next,
}: {
  list: ListControl<F, Sort>;
  next: string | null;
}) {
  const { turnBack, turnTo, page } = list;
  if (turnBack === null && next === null) return null;
  return (
    <nav aria-label="Pages" className="ml-auto flex items-center gap-1">
      {page !== null && <span className="px-1 text-palm-soft">Page {page}</span>}
      <PageButton disabled={turnBack === null} onClick={() => turnBack?.()}>
        {page === null ? 'First page' : 'Previous'}
      </PageButton>
      <PageButton disabled={next === null} onClick={() => next !== null && turnTo(next)}>
        Next
      </PageButton>
    </nav>
  );
}

function PageButton({
  disabled,
  onClick,
  children,
}: {
  disabled: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cx(
        'min-h-8 rounded-sm px-2.5 font-medium pointer-coarse:min-h-touch',
        disabled ? 'text-palm-soft opacity-60' : 'hover:bg-leaf-tint',
      )}
    >
      {children}
    </button>
  );
}
