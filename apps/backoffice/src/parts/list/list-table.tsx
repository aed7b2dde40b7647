import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { type MouseEvent as ReactMouseEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { CARD_CLASS, cardPlaces } from './card.ts';
import type { Column } from './columns.ts';
import type { Filters } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

export type RowsProps<Row, F extends Filters, Sort extends string> = {
  /** ['order', 'orders']. */
  words: readonly [one: string, many: string];
  list: ListControl<F, Sort>;
  columns: readonly Column<Row, Sort>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  linkTo: ((row: Row) => string) | null;
  toneOf?: (row: Row) => 'warn' | 'danger' | undefined;
};

type ListTableProps<Row, F extends Filters, Sort extends string> = RowsProps<Row, F, Sort> & {
  rows: readonly Row[] | undefined;
  ids: readonly string[];
  selection: Selection | null;
};

const EXPECTED_ROWS = 12;
// Cards on phones: name and corner, a break, facts.
const cellClass =
  'h-10 border-line px-3 py-1 align-middle first:pl-4 last:pr-4 max-sm:h-auto max-sm:p-0! max-sm:empty:hidden max-sm:has-[>[data-value]:empty]:hidden sm:border-b';
const rowClass =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:px-3 max-sm:py-2.5 max-sm:before:order-1 max-sm:before:basis-full';
const boxClass = 'size-4 accent-leaf align-middle max-sm:size-6';

export function ListTable<Row, F extends Filters, Sort extends string>({
  words,
  list,
  columns,
  rows,
  ids,
  idOf,
  nameOf,
  linkTo,
  selection,
  toneOf,
}: ListTableProps<Row, F, Sort>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const places = cardPlaces(columns);
  const cardClass = (id: string) => CARD_CLASS[places.get(id) ?? 'none'];
  useRowKeys(body, ids, selection);

  // Except controls and text selection.
  function openRow(event: ReactMouseEvent<HTMLTableRowElement>, row: Row) {
    if (linkTo === null || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('a, button, input, label') !== null) return;
    if (window.getSelection()?.isCollapsed === false) return;
    if (event.metaKey || event.ctrlKey) window.open(`/backoffice${linkTo(row)}`, '_blank', 'noopener');
    else void navigate(linkTo(row));
  }

  return (
    <section
      className="relative max-h-[max(15rem,calc(100dvh-12rem))] overflow-auto rounded-b-lg max-sm:max-h-none"
      aria-label={`Table of ${words[1]}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached by keyboard
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0 text-sm max-sm:block">
        <thead className="max-sm:block">
          <tr className="max-sm:flex max-sm:items-center max-sm:bg-row">
            {selection && (
              <th scope="col" className={headClass}>
                <input
                  type="checkbox"
                  aria-label={`Select all ${words[1]} on this page`}
                  checked={ids.length > 0 && selection.ids.length === ids.length}
                  ref={(box) => {
                    if (box !== null)
                      box.indeterminate = selection.ids.length > 0 && selection.ids.length < ids.length;
                  }}
                  onChange={selection.toggleAll}
                  className={boxClass}
                />
                <span aria-hidden="true" className="ml-2 sm:hidden">
                  All
                </span>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={list.state.sort} onSort={list.sortBy} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="max-sm:grid max-sm:gap-2 max-sm:p-2">
          {rows === undefined
            ? Array.from({ length: EXPECTED_ROWS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places for rows have no name
                <tr key={index} className={rowClass}>
                  {selection && <td className={cellClass} />}
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      className={cx(cellClass, cardClass(column.id), column.wide && 'max-lg:hidden')}
                    >
                      <Skeleton className="h-3.5 w-3/4" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => {
                const id = idOf(row);
                const isChosen = selection?.has(id) ?? false;
                const tone = toneOf?.(row);
                return (
                  <tr
                    key={id}
                    data-row={id}
                    aria-selected={selection === null ? undefined : isChosen}
                    onClick={(event) => openRow(event, row)}
                    className={cx(
                      rowClass,
                      'group *:[tr:last-child>&]:border-b-0',
                      linkTo && 'cursor-pointer',
                      isChosen
                        ? 'bg-chosen'
                        : tone === 'danger'
                          ? 'bg-hibiscus-tint'
                          : tone === 'warn'
                            ? 'bg-sun-tint'
                            : 'hover:bg-row',
                      'focus-within:bg-row has-aria-checked:bg-chosen',
                    )}
                  >
                    {selection && (
                      <td className={cx(cellClass, 'w-10 max-sm:w-auto')}>
                        <input
                          type="checkbox"
                          aria-label={`Select ${nameOf(row)}`}
                          checked={isChosen}
                          onClick={(event) => selection.toggle(id, event.shiftKey)}
                          onChange={() => undefined}
                          className={boxClass}
                        />
                      </td>
                    )}
                    {columns.map((column, at) => (
                      <td
                        key={column.id}
                        className={cx(
                          cellClass,
                          cardClass(column.id),
                          column.align === 'end' && 'tabular-nums sm:text-right',
                          column.wide && 'max-lg:hidden',
                        )}
                      >
                        {places.get(column.id) === 'fact' && (
                          <span aria-hidden="true" className="mr-1.5 text-palm-soft text-xs sm:hidden">
                            {column.label}
                          </span>
                        )}
                        {at === 0 && linkTo ? (
                          <Link
                            to={linkTo(row)}
                            data-row-link
                            className="rounded-xs font-semibold hover:underline group-focus-within:underline"
                          >
                            {column.cell(row)}
                          </Link>
                        ) : (
                          <span data-value className="max-sm:min-w-0 sm:contents">
                            {column.cell(row)}
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
        </tbody>
      </table>
    </section>
  );
}

const headClass =
  'top-0 z-10 h-9 border-line bg-row px-3 text-left font-medium text-palm-soft text-xs first:pl-4 last:pr-4 max-sm:h-auto max-sm:py-1 sm:sticky sm:border-b';

type HeadProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function Head<Row, Sort extends string>({ column, sort, onSort }: HeadProps<Row, Sort>) {
  const { label, sorts, align, wide } = column;
  const className = cx(headClass, align === 'end' && 'text-right', wide && 'max-lg:hidden');
  if (sorts === undefined) {
    return (
      <th scope="col" className={cx(className, 'max-sm:sr-only')}>
        {label}
      </th>
    );
  }
  const [first, second] = sorts;
  const isFirst = sort === first;
  const isSorted = isFirst || sort === second;
  // The sort's own label names the direction.
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isFirst ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(isFirst && second !== undefined ? second : first)}
        className={cx(
          'inline-flex min-h-7 items-center gap-0.5 rounded-xs hover:text-palm',
          isSorted && 'font-semibold text-palm',
        )}
      >
        {label}
        <Icon
          name={isSorted && !isFirst ? 'chevron-up' : 'chevron-down'}
          className={cx('size-3.5', !isSorted && 'opacity-0')}
        />
      </button>
    </th>
  );
}
