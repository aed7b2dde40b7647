import type { getLedger, LedgerLineView } from '@ilaneer/contract/staff/books/statements';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
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
  Balance,
  dayWords,
  EntryEvent,
  NAME_CELL,
  OrderLink,
  periodWords,
} from './statement-parts.tsx';

const WIDE = `${AMOUNT_CELL} max-sm:hidden`;

export function LedgerTable({ account, period }: { account: AccountId; period: Period }) {
  const pages = useInfiniteQuery({
    queryKey: ['journal', 'ledger', account, period],
    queryFn: ({ pageParam, signal }) =>
      request<typeof getLedger>('GET', '/staff/ledger', {
        query: { account, ...period, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (pages.isError) return <Unreadable what="The ledger" query={pages} inside />;
  const [first] = pages.data?.pages ?? [];
  if (pages.data === undefined || first === undefined) return <Skeleton className="h-72" />;
  const lines = pages.data.pages.flatMap(({ rows }) => rows);
  const { name, opening, debits, credits, closing } = first.account;
  return (
    <Panel title={`${name}, ${periodWords(period)}`} flush>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-t text-palm-soft">
            <th scope="col" className="px-4 py-1.5 text-start font-normal">
              Entry
            </th>
            <th scope="col" className={`${WIDE} font-normal`}>
              Debit
            </th>
            <th scope="col" className={`${WIDE} font-normal`}>
              Credit
            </th>
            <th scope="col" className={`${AMOUNT_CELL} font-normal`}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          <BalanceRow label={`Opening balance, ${dayWords(period.from)}`} rupees={opening} />
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="px-4 py-2 text-start">
              Total of the period
              <span className="block font-normal text-palm-soft sm:hidden">
                Debits <Money rupees={debits} />, credits <Money rupees={credits} />
              </span>
            </th>
            <td className={WIDE}>
              <Money rupees={debits} />
            </td>
            <td className={WIDE}>
              <Money rupees={credits} />
            </td>
            <td className={AMOUNT_CELL} />
          </tr>
          <BalanceRow label={`Closing balance, ${dayWords(period.to)}`} rupees={closing} />
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
            Show more lines
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Line({ line }: { line: LedgerLineView }) {
  const { debit, credit, balance, orderId, orderNumber } = line;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className={NAME_CELL}>
        <EntryEvent entry={line}>
          <OrderLink id={orderId} number={orderNumber} />
        </EntryEvent>
        <span className="block sm:hidden">
          {debit === 0 ? 'Credit' : 'Debit'} <Money rupees={debit === 0 ? credit : debit} />
        </span>
      </th>
      <td className={WIDE}>{debit !== 0 && <Money rupees={debit} />}</td>
      <td className={WIDE}>{credit !== 0 && <Money rupees={credit} />}</td>
      <td className={AMOUNT_CELL}>
        <Balance rupees={balance} />
      </td>
    </tr>
  );
}

function BalanceRow({ label, rupees }: { label: string; rupees: number }) {
  return (
    <tr className="border-line border-t font-semibold">
      <th scope="row" className="px-4 py-1.5 text-start">
        {label}
      </th>
      <td className={WIDE} />
      <td className={WIDE} />
      <td className={AMOUNT_CELL}>
        <Balance rupees={rupees} />
      </td>
    </tr>
  );
}
