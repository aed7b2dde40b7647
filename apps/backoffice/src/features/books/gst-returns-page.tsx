import type { GstReturnView, getGstReturn } from '@ilaneer/contract/staff/books/gst-returns';
import { returnMonth } from '@ilaneer/domain/gst-return/return-month';
import { indiaDay } from '@ilaneer/domain/india-day';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { GstCheckPanel } from './gst-check-panel.tsx';
import { gstFileAddress } from './gst-files.ts';
import { GstSections, GstSeries, GstTaxes } from './gst-tables.tsx';
import { monthName, monthsOffered } from './month-end/months-offered.ts';

/** GST-RETURN-11. */
export function Component() {
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const asked = search.get('month') ?? undefined;
  const gstin = search.get('gstin');
  const read = returnMonth(asked, today);
  const month = read.ok ? read.value.month : null;
  const report = useQuery({
    queryKey: ['gst-return', month, gstin],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getGstReturn>('GET', '/staff/gst-returns', {
          query: { ...(month !== null && { month }), ...(gstin !== null && { gstin }) },
          signal,
        })
      ).report,
    enabled: month !== null,
  });

  function choose(field: 'month' | 'gstin', value: string) {
    const next = new URLSearchParams(search);
    next.set(field, value);
    // Another month may have other GSTINs.
    if (field === 'month') next.delete('gstin');
    setSearch(next, { replace: true });
  }

  const gstins = report.data?.gstins ?? [];
  return (
    <>
      <PageHeader
        title="GST returns"
        about="GSTR-1 of a month from its invoices and credit notes, in rupees. An accountant checks it before it is filed."
        actions={
          may('exports.take') &&
          report.data !== undefined && (
            <ButtonLink size="sm" render={<a href={gstFileAddress('gstr1.json', report.data)} download />}>
              <Icon name="download" className="size-4" />
              Download GSTR-1 (JSON)
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <SelectField
            label="Month"
            className="w-56"
            value={month ?? ''}
            error={read.ok ? undefined : read.error[0]?.message}
            onChange={({ target }) => choose('month', target.value)}
          >
            {month === null && <option value="">Choose a month</option>}
            {monthsOffered(today, month).map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </SelectField>
          {report.data !== undefined && gstins.length > 1 && (
            <SelectField
              label="GSTIN of the shop"
              className="w-56"
              value={report.data.gstin}
              onChange={({ target }) => choose('gstin', target.value)}
            >
              {gstins.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {report.isError && <Unreadable what="The return" query={report} inside />}
        {report.isLoading && <Skeleton className="h-72" />}
        {report.data !== undefined && <Report report={report.data} mayTake={may('exports.take')} />}
      </div>
    </>
  );
}

function Report({ report, mayTake }: { report: GstReturnView; mayTake: boolean }) {
  if (report.documents === 0) {
    return (
      <>
        <StatePanel
          kind="empty"
          title="No documents in this month"
          text={`Neither an invoice nor a credit note of ${report.gstin} is dated in ${monthName(report.month)}. A nil return may be due.`}
        />
        {report.problems.length > 0 && <GstCheckPanel problems={report.problems} />}
      </>
    );
  }
  return (
    <>
      <GstCheckPanel problems={report.problems} />
      <GstSections report={report} name={monthName(report.month)} mayTake={mayTake} />
      <GstTaxes report={report} mayTake={mayTake} />
      <GstSeries report={report} mayTake={mayTake} />
      {mayTake && (
        <Panel title="Registers" note="CSV files of the month, for the books and an audit.">
          <ul className="flex flex-wrap gap-2">
            {REGISTERS.map(([kind, label]) => (
              <li key={kind}>
                <ButtonLink
                  size="sm"
                  variant="secondary"
                  render={<a href={`/api/staff/exports/${kind}?month=${report.month}`} download />}
                >
                  <Icon name="download" className="size-4" />
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const REGISTERS = [
  ['sales-register', 'Sales register'],
  ['credit-note-register', 'Credit-note register'],
  ['document-register', 'Document register'],
] as const;
