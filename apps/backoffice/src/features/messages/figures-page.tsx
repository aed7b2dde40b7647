import type { FiguresOfMonth, getMessageFigures } from '@ilaneer/contract/staff/messages/messages';
import { formatDay } from '@ilaneer/domain/india-day';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { FiguresTable } from '../../parts/list/figures-table.tsx';
import { request } from '../../session/staff-api.ts';

const HEADINGS = [
  'Month',
  'Received',
  'Answered in 48 hours',
  'Resolved in a month',
  'Open',
  'Oldest open',
  'Rating',
  'Not solved',
] as const;

/** For the grievance officer (SUPPORT-14). */
export function Component() {
  const query = useQuery({
    queryKey: ['ticket', 'figures'],
    queryFn: async ({ signal }) =>
      (await request<typeof getMessageFigures>('GET', '/staff/message-figures', { signal })).months,
  });
  return (
    <>
      <PageHeader
        title="Inbox figures"
        back={{ label: 'Inbox', to: '/messages' }}
        about={
          <>
            All messages but enquiries, by the month of receipt. A message is resolved when it is closed.{' '}
            <Link to="/messages?kind=grievance" className="underline">
              See them
            </Link>
          </>
        }
      />
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The figures" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel kind="empty" title="No figures yet" text="They begin with the first message." />
      )}
      {query.data !== undefined && query.data.length > 0 && <Figures months={query.data} />}
    </>
  );
}

function Figures({ months }: { months: readonly FiguresOfMonth[] }) {
  return (
    <FiguresTable
      label="Figures by month"
      headings={HEADINGS}
      className="rounded-lg border border-line bg-kernel"
    >
      <tbody>
        {months.map((one) => (
          <tr key={one.month} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap px-4 py-2 text-start font-medium">
              {monthName(one.month)}
            </th>
            {cellsOf(one).map((cell, index) => (
              <td key={HEADINGS[index + 1]} className="whitespace-nowrap px-4 py-2 text-end" translate="no">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

function cellsOf(one: FiguresOfMonth): string[] {
  return [
    String(one.received),
    shareOf(one.answeredInTime, one.received),
    shareOf(one.resolvedInTime, one.received),
    String(one.open),
    one.oldestOpenAt === null ? '' : formatDay(new Date(one.oldestOpenAt)),
    one.averageRating === null ? '' : `${one.averageRating.toFixed(1)} (${one.ratings})`,
    String(one.notSolved),
  ];
}

function shareOf(part: number, whole: number): string {
  return `${part} (${Math.round((part / whole) * 100)} %)`;
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
