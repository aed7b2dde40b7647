import type { DayTieView, getDayClose } from '@ilaneer/contract/staff/books/day-close';
import { indiaDay, isDay } from '@ilaneer/domain/india-day';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { request } from '../../../session/staff-api.ts';
import { AMOUNT_CELL, dayWords, NAME_CELL, OrderLink } from '../statements/statement-parts.tsx';

/** JOURNAL-39. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const day = search.get('day') ?? today;
  const isKnown = isDay(day) && day <= today;
  const close = useQuery({
    queryKey: ['day-close', day],
    queryFn: ({ signal }) =>
      request<typeof getDayClose>('GET', '/staff/day-close', { query: { day }, signal }),
    enabled: isKnown,
  });
  return (
    <>
      <PageHeader
        title="Day close"
        about="Each ledger of a day against the journal, in rupees. A row that differs names its order, document or entry."
      />
      <div className="grid max-w-5xl gap-4">
        <TextField
          type="date"
          label="Day"
          className="sm:w-44"
          max={today}
          value={day}
          error={isKnown ? undefined : 'Choose a day up to today.'}
          onChange={({ target }) => setSearch({ day: target.value }, { replace: true })}
        />
        {close.isError && <Unreadable what="The day" query={close} inside />}
        {close.isLoading && <Skeleton className="h-72" />}
        {isKnown && close.data !== undefined && <Ties day={day} ties={close.data.ties} />}
      </div>
    </>
  );
}

function Ties({ day, ties }: { day: string; ties: readonly DayTieView[] }) {
  const broken = ties.filter((tie) => tie.broken > 0);
  const tied = ties.filter((tie) => tie.broken === 0);
  const dayBook = `/statements?${new URLSearchParams({ statement: 'day-book', from: day, to: day })}`;
  return (
    <Panel title={`Ledgers and journal, ${dayWords(day)}`} flush>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 text-sm">
        {broken.length === 0 ? (
          <>
            <Badge tone="leaf" icon="tick">
              Done
            </Badge>
            <span>All ledgers agree to the paisa.</span>
          </>
        ) : (
          <>
            <Badge tone="hibiscus" icon="alert">
              To mend
            </Badge>
            <span>Rows that differ are listed first.</span>
          </>
        )}
        <Link to={dayBook} className="underline">
          Day book
        </Link>
      </p>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-t">
            <th scope="col" className={`${NAME_CELL} text-palm-soft`}>
              Ledger
            </th>
            {['In the ledger', 'In the journal', 'Difference'].map((title) => (
              <th key={title} scope="col" className={`${AMOUNT_CELL} font-normal text-palm-soft`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {[...broken, ...tied].map((tie) => (
          <TieRows key={tie.name} tie={tie} />
        ))}
      </table>
    </Panel>
  );
}

function TieRows({
  tie: { name, rows, elsewhere, inBooks, difference, broken, first },
}: {
  tie: DayTieView;
}) {
  const more = broken - first.length;
  return (
    <tbody>
      <tr className="border-line border-t align-top">
        <th scope="row" className={NAME_CELL}>
          {name}
          <span className="block text-palm-soft">{rows === 1 ? '1 row' : `${rows} rows`}</span>
        </th>
        <Amounts {...{ elsewhere, inBooks, difference }} />
      </tr>
      {first.map((row) => (
        <tr key={`${row.label} ${row.entryId}`} className="align-top">
          <th scope="row" className={`${NAME_CELL} pl-8`}>
            {row.orderId === null ? (
              <span translate="no">{row.label}</span>
            ) : (
              <OrderLink id={row.orderId} number={row.label} />
            )}
            <span className="block text-palm-soft" translate="no">
              {row.entryId === null ? 'no entry' : `entry ${row.entryId}`}
            </span>
          </th>
          <Amounts
            elsewhere={row.elsewhere}
            inBooks={row.inBooks}
            difference={Math.round((row.inBooks - row.elsewhere) * 100) / 100}
          />
        </tr>
      ))}
      {more > 0 && (
        <tr>
          <td colSpan={4} className="px-8 py-1.5 text-palm-soft">
            {`and ${more} more`}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Amounts(amounts: { elsewhere: number; inBooks: number; difference: number }) {
  return (
    <>
      <td className={AMOUNT_CELL}>
        <Money rupees={amounts.elsewhere} />
      </td>
      <td className={AMOUNT_CELL}>
        <Money rupees={amounts.inBooks} />
      </td>
      <td className={`${AMOUNT_CELL} ${amounts.difference === 0 ? '' : 'font-semibold'}`}>
        <Money rupees={amounts.difference} />
      </td>
    </>
  );
}
