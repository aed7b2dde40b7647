import type { ReportRow, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { REPORT_FORMS, type ReportKind } from '@ilaneer/domain/report/report-kind';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { type AskedReport, readReport, readReportPeriod } from '../../reports/reports.ts';
import { type Column, own, text } from './columns.ts';

export type ReportFile = AskedReport & { readonly report?: ReportKind | undefined };

type Row = ReportRow & { readonly view: Pick<ReportView, 'from' | 'to'> };

/** Errors: VALIDATION_FAILED. */
export function reportRows(
  deps: Pick<Deps, 'db' | 'now'>,
  { report = 'day', category, ...asked }: ReportFile,
): Result<() => Promise<readonly Row[]>, Failure> {
  const period = readReportPeriod(deps, asked);
  if (!period.ok) return period;
  return ok(async () => {
    const view = await readReport(deps, report, period.value, category ?? null);
    return view.rows.map((row) => ({ ...row, view }));
  });
}

/** The table of the page, with its period (REPORT-6). */
export function reportColumns(kind: ReportKind = 'day'): readonly Column<Row>[] {
  const { of, columns } = REPORT_FORMS[kind];
  return [
    text(of, ({ label }) => label),
    own('From', ({ view }) => view.from),
    own('To', ({ view }) => view.to),
    ...columns.map(
      ({ label, format }, index): Column<Row> => ({
        title: label,
        of: ({ figures }) => {
          const figure = figures[index] ?? null;
          if (figure === null) return '';
          return format === 'amount' ? figure.toFixed(2) : figure;
        },
      }),
    ),
  ];
}
