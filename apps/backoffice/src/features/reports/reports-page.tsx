import type { getReport, ReportRow, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { formatDay } from '@ilaneer/domain/india-day';
import { SOLD } from '@ilaneer/domain/order/status';
import { isSalesReport, REPORT_FORMS, REPORT_KINDS } from '@ilaneer/domain/report/report-kind';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDayPeriod } from '../../parts/frame/day-period.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportLinks } from './report-links.tsx';
import { ReportTable, type TableRow } from './report-table.tsx';
import { REPORT_NOTES } from './report-words.ts';

/** REPORT-4. Report, period and filter are in the address. */
export function Component() {
  const may = useMay();
  const [search] = useSearchParams();
  const kind = REPORT_KINDS.find((one) => one === search.get('report')) ?? 'day';
  const form = REPORT_FORMS[kind];
  const { period, fields } = useDayPeriod();
  const category = kind === 'product' ? search.get('category') : null;
  const query = { ...period, ...(category !== null && { category }) };
  const report = useQuery({
    queryKey: ['report', kind, query],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getReport>('GET', '/staff/reports/:report', {
          params: { report: kind },
          query,
          signal,
        })
      ).report,
    enabled: period !== null,
  });

  return (
    <>
      <PageHeader
        title="Reports"
        actions={
          may('exports.take') &&
          period !== null && (
            <ButtonLink
              size="sm"
              variant="secondary"
              render={
                <a
                  href={`/api/staff/exports/report?${new URLSearchParams({ report: kind, ...query })}`}
                  download
                />
              }
            >
              <Icon name="download" className="size-4" />
              Download CSV
            </ButtonLink>
          )
        }
      />
      <ReportLinks chosen={kind} search={search} />
      <div className="grid gap-4">
        {form.hasPeriod && fields}
        {report.isError && <Unreadable what="The report" query={report} inside />}
        {report.isLoading && <Skeleton className="h-72" />}
        {period !== null && report.data !== undefined && <Report report={report.data} />}
      </div>
    </>
  );
}

function Report({ report }: { report: ReportView }) {
  const may = useMay();
  const navigate = useNavigate();
  const { kind, rows, total } = report;
  const form = REPORT_FORMS[kind];
  const shown = useMemo(
    () => rows.map((row) => ({ ...row, to: linkOf(report, row, may('orders.read')) })),
    [rows, report, may],
  );
  const names = useMemo(() => rows.map(({ label }) => label), [rows]);
  const values = useMemo(() => rows.map(({ figures }) => figures[form.charted] ?? null), [rows, form]);
  if (!shown.some(({ figures }) => figures.some((figure) => (figure ?? 0) !== 0))) {
    return (
      <StatePanel
        kind="empty"
        title="No figures yet"
        text={
          form.hasPeriod
            ? 'There is nothing to count in this period. Choose other days.'
            : 'There is nothing to count.'
        }
      />
    );
  }
  const unit = form.columns[form.charted]?.label ?? '';
  return (
    <Panel title={form.title} note={periodText(report)} flush>
      <p className="max-w-text px-4 pb-3 text-palm-soft text-sm">{REPORT_NOTES[kind]}</p>
      <figure className="px-4 pb-4">
        <figcaption className="pb-1 text-sm">{unit}</figcaption>
        <ReportChart
          label={`Chart: ${form.title}, ${unit}, ${periodText(report)}. The table below has the same figures.`}
          {...{ names, values }}
          onChoose={(index) => {
            const to = shown[index]?.to ?? null;
            if (to !== null) navigate(to);
          }}
        />
      </figure>
      <ReportTable form={form} rows={shown} total={total} />
    </Panel>
  );
}

function periodText({ from, to }: ReportView): string {
  if (from === null || to === null) return 'as of now';
  const words = (day: string) => formatDay(`${day}T06:00:00Z`);
  return from === to ? words(from) : `${words(from)} to ${words(to)}`;
}

/** Orders behind the row; of a category, its products. */
function linkOf(
  { kind, from, to }: ReportView,
  { key, orders }: ReportRow,
  mayReadOrders: boolean,
): TableRow['to'] {
  if (!isSalesReport(kind) || from === null || to === null) return null;
  if (kind === 'category') {
    return key === ''
      ? null
      : `/reports?${new URLSearchParams({ report: 'product', category: key, from, to })}`;
  }
  if (orders === null || !mayReadOrders) return null;
  const filter = new URLSearchParams({ from, to, status: SOLD.join(',') });
  for (const [name, value] of new URLSearchParams(orders)) filter.set(name, value);
  return `/orders?${filter}`;
}
