import type { getMonthEnd } from '@ilaneer/contract/staff/books/month-end';
import { returnMonth } from '@ilaneer/domain/gst-return/return-month';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { request } from '../../../session/staff-api.ts';
import { AccountingPanel } from './accounting-panel.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { LightsPanel } from './lights-panel.tsx';
import { MonthStatements } from './month-statements.tsx';
import { monthName, monthsOffered } from './months-offered.ts';
import { ProofPanel } from './proof-panel.tsx';

const POLL_EVERY_MS = 2_000;

/** JOURNAL-33, JOURNAL-34. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const read = returnMonth(search.get('month') ?? undefined, today);
  const month = read.ok ? read.value.month : null;
  const monthEnd = useQuery({
    queryKey: ['journal', 'month-end', month],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getMonthEnd>('GET', '/staff/month-end', {
          query: month === null ? {} : { month },
          signal,
        })
      ).monthEnd,
    enabled: month !== null,
    refetchInterval: ({ state }) => (state.data?.closing?.finishedAt === null ? POLL_EVERY_MS : false),
  });
  return (
    <>
      <PageHeader
        title="Month end"
        about="Open business of a month, and one press that locks it and makes its files."
      />
      <div className="grid max-w-4xl gap-4">
        <SelectField
          label="Month"
          className="w-56"
          value={month ?? ''}
          error={read.ok ? undefined : read.error[0]?.message}
          onChange={({ target }) => setSearch({ month: target.value }, { replace: true })}
        >
          {month === null && <option value="">Choose a month</option>}
          {monthsOffered(today, month).map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </SelectField>
        {monthEnd.isError && <Unreadable what="The month" query={monthEnd} inside />}
        {monthEnd.isLoading && <Skeleton className="h-72" />}
        {monthEnd.data !== undefined && (
          <>
            <LightsPanel month={monthEnd.data.month} />
            <ProofPanel />
            <MonthStatements month={monthEnd.data.month} lastDay={monthEnd.data.lastDay} />
            <AccountingPanel month={monthEnd.data.month} />
            <ClosingPanel monthEnd={monthEnd.data} name={monthName(monthEnd.data.month)} />
          </>
        )}
      </div>
    </>
  );
}
