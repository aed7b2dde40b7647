import { indianDigits } from '@ilaneer/domain/indian-digits';
import type { ReportColumn, ReportForm } from '@ilaneer/domain/report/report-kind';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FiguresTable } from '../../parts/list/figures-table.tsx';
import { Money } from '../../parts/words/money.tsx';

export type TableRow = {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly (number | null)[];
  /** Orders behind the row, or a closer report; null without one. */
  readonly to: string | null;
};

type ReportTableProps = {
  form: ReportForm;
  rows: readonly TableRow[];
  total: readonly (number | null)[] | null;
};

export function ReportTable({ form: { title, of, columns }, rows, total }: ReportTableProps) {
  return (
    <FiguresTable label={`${title}, figures`} headings={[of, ...columns.map(({ label }) => label)]}>
      <tbody>
        {rows.map(({ key, label, figures, to }) => (
          <Row
            key={key}
            {...{ columns, figures }}
            name={
              to === null ? (
                label
              ) : (
                <Link to={to} className="underline underline-offset-2">
                  {label}
                </Link>
              )
            }
          />
        ))}
      </tbody>
      {total !== null && (
        <tfoot className="font-semibold">
          <Row {...{ columns, figures: total }} name="Total" />
        </tfoot>
      )}
    </FiguresTable>
  );
}

type RowProps = {
  name: ReactNode;
  columns: readonly ReportColumn[];
  figures: readonly (number | null)[];
};

function Row({ name, columns, figures }: RowProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="whitespace-nowrap px-4 py-2 text-start font-medium">
        {name}
      </th>
      {columns.map(({ label, format }, index) => (
        <td key={label} className="whitespace-nowrap px-4 py-2 text-end" translate="no">
          {cellOf(figures[index] ?? null, format)}
        </td>
      ))}
    </tr>
  );
}

function cellOf(figure: number | null, format: ReportColumn['format']): ReactNode {
  if (figure === null) return '–';
  switch (format) {
    case 'amount':
      return <Money rupees={figure} />;
    case 'percent':
      return `${figure} %`;
    case 'count':
      return indianDigits(figure);
  }
}
