import type { ReportRow, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { REPORT_FORMS, type ReportKind } from '@ilaneer/domain/report/report-kind';
import { type Column, own, text } from './columns.ts';

type Row = ReportRow & { readonly view: Pick<ReportView, 'from' | 'to'> };

/** The table of the page, with its period (REPORT-6). */
export function reportColumns(kind: ReportKind): readonly Column<Row>[] {
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
