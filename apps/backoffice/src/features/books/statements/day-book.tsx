import type { EntryView, listEntries } from '@ilaneer/contract/staff/books/statements';
import type { Period } from '@ilaneer/domain/journal/period';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { request } from '../../../session/staff-api.ts';
import {
  AMOUNT_CELL,
  EntryEvent,
  LedgerLink,
  NAME_CELL,
  OrderLink,
  periodWords,
} from './statement-parts.tsx';
import { NothingBooked } from './statement-tables.tsx';

export function DayBook({ period }: { period: Period }) {
  const pages = useInfiniteQuery({
    queryKey: ['journal', 'day-book', period],
    queryFn: ({ pageParam, signal }) =>
      request<typeof listEntries>('GET', '/staff/day-book', {
        query: { ...period, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (pages.isError) return <Unreadable what="The day book" query={pages} inside />;
  const [first] = pages.data?.pages ?? [];
  if (pages.data === undefined || first === undefined) return <Skeleton className="h-72" />;
  const entries = pages.data.pages.flatMap(({ rows }) => rows);
  if (entries.length === 0) return <NothingBooked period={period} />;
  return (
    <Panel title={`Day book, ${periodWords(period)}`} flush>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-t text-palm-soft">
            <th scope="col" className="px-4 py-1.5 text-start font-normal">
              Account
            </th>
            <th scope="col" className="px-2 py-1.5 text-end font-normal">
              Debit
            </th>
            <th scope="col" className="px-2 py-1.5 pe-4 text-end font-normal">
              Credit
            </th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} period={period} />
        ))}
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="px-4 py-2 text-start">
              Total of the period
            </th>
            <td className={AMOUNT_CELL}>
              <Money rupees={first.debits} />
            </td>
            <td className={AMOUNT_CELL}>
              <Money rupees={first.credits} />
            </td>
          </tr>
        </tfoot>
      </table>
      {pages.hasNextPage && (
        <div className="border-line border-t p-3 text-center">
          <Button
            variant="secondary"
            size="sm"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more entries
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Entry({ entry, period }: { entry: EntryView; period: Period }) {
  const orders = new Map(entry.lines.map(({ orderId, orderNumber }) => [orderId, orderNumber]));
  orders.delete(null);
  const [only] = orders.size === 1 ? orders : [];
  return (
    <tbody>
      <tr className="border-line border-t bg-palm/4">
        <th scope="rowgroup" colSpan={3} className="px-4 py-1.5 text-start font-normal">
          <EntryEvent entry={entry}>{only && <OrderLink id={only[0]} number={only[1]} />}</EntryEvent>
        </th>
      </tr>
      {entry.lines.map((line) => (
        <tr key={`${line.account} ${line.orderId}`} className="border-line border-t align-top">
          <th scope="row" className={`${NAME_CELL} ${line.credit !== 0 ? 'ps-8' : ''}`}>
            <LedgerLink account={line.account} name={line.name} period={period} />{' '}
            {only === undefined && <OrderLink id={line.orderId} number={line.orderNumber} />}
          </th>
          <td className={AMOUNT_CELL}>{line.debit !== 0 && <Money rupees={line.debit} />}</td>
          <td className={AMOUNT_CELL}>{line.credit !== 0 && <Money rupees={line.credit} />}</td>
        </tr>
      ))}
    </tbody>
  );
}
