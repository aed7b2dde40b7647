import type { getKeptPromises, KeptPromisesView } from '@ilaneer/contract/staff/orders/kept-promises';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDayPeriod } from '../../../parts/frame/day-period.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { PromiseTable } from './promise-table.tsx';

/** DELIVERY-8. */
export function Component() {
  const may = useMay();
  const { period, fields } = useDayPeriod('Named day from');
  const report = useQuery({
    queryKey: ['order', 'kept-promises', period],
    queryFn: async ({ signal }) =>
      (await request<typeof getKeptPromises>('GET', '/staff/kept-promises', { query: { ...period }, signal }))
        .report,
    enabled: period !== null,
  });

  return (
    <>
      <PageHeader
        title="On-time delivery"
        back={{ label: 'Orders', to: '/orders' }}
        about="Orders by the day of arrival that was named when they were placed."
        actions={
          may('exports.take') &&
          period !== null && (
            <ButtonLink
              size="sm"
              variant="secondary"
              render={<a href={`/api/staff/exports/kept-promises?${new URLSearchParams(period)}`} download />}
            >
              <Icon name="download" className="size-4" />
              Download CSV
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {fields}
        {report.isError && <Unreadable what="The report" query={report} inside />}
        {report.isLoading && <Skeleton className="h-72" />}
        {period !== null && report.data !== undefined && <Report report={report.data} />}
      </div>
    </>
  );
}

function Report({ report }: { report: KeptPromisesView }) {
  const { whole, byCourier, byArea, cancelled, cameBack, unpromised } = report;
  return (
    <>
      <Panel title="All orders">
        <Facts
          facts={[
            ['Kept', keptText(report)],
            ['Late', lateText(report)],
            [
              'Overdue',
              whole.overdue === 0 ? (
                '0'
              ) : (
                <Link key="overdue" to="/orders?due=late" className="underline">
                  {indianDigits(whole.overdue)}
                </Link>
              ),
            ],
            ['Not due yet', indianDigits(whole.open)],
            ['Cancelled', indianDigits(cancelled)],
            ['Came back', indianDigits(cameBack)],
            ['Without a day', indianDigits(unpromised)],
          ]}
        />
      </Panel>
      {whole.orders === 0 ? (
        <StatePanel
          kind="empty"
          title="No orders for these days"
          text="No order was to arrive in this period. Choose other days."
        />
      ) : (
        <>
          <PromiseTable
            title="By courier"
            of="Courier"
            rows={byCourier.map(({ courier, ...figures }) => [courier ?? 'Not sent yet', figures])}
            whole={whole}
          />
          <PromiseTable
            title="By area"
            of="PIN code"
            rows={byArea.map(({ area, ...figures }) => [`${area}…`, figures])}
            whole={whole}
          />
        </>
      )}
    </>
  );
}

function keptText({ whole: { kept, late, overdue, shareKept } }: KeptPromisesView): string {
  if (shareKept === null) return '0';
  return `${shareKept} % (${indianDigits(kept)} of ${indianDigits(kept + late + overdue)})`;
}

function lateText({ whole: { late, averageDaysLate, mostDaysLate } }: KeptPromisesView): string {
  if (averageDaysLate === null) return '0';
  return `${indianDigits(late)}, ${averageDaysLate} days on average, ${mostDaysLate} at most`;
}
