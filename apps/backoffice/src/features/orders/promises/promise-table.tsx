import type { PromiseFigures } from '@ilaneer/contract/staff/orders/kept-promises';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Panel } from '../../../parts/frame/panel.tsx';
import { FiguresTable } from '../../../parts/list/figures-table.tsx';

const HEADINGS = [
  'Orders',
  'Kept',
  'Kept %',
  'Late',
  'Days late (average)',
  'Days late (most)',
  'Overdue',
  'Not due yet',
] as const;

type PromiseTableProps = {
  title: string;
  of: string;
  rows: readonly (readonly [name: string, figures: PromiseFigures])[];
  whole: PromiseFigures;
};

export function PromiseTable({ title, of, rows, whole }: PromiseTableProps) {
  return (
    <Panel title={title} flush>
      <FiguresTable label={`${title}, figures`} headings={[of, ...HEADINGS]}>
        <tbody>
          {rows.map(([name, figures]) => (
            <Row key={name} {...{ name, figures }} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <Row name="Total" figures={whole} />
        </tfoot>
      </FiguresTable>
    </Panel>
  );
}

function Row({ name, figures }: { name: string; figures: PromiseFigures }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="whitespace-nowrap px-4 py-2 text-start font-medium">
        {name}
      </th>
      {cellsOf(figures).map((cell, index) => (
        <td key={HEADINGS[index]} className="whitespace-nowrap px-4 py-2 text-end" translate="no">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function cellsOf({
  orders,
  kept,
  shareKept,
  late,
  averageDaysLate,
  mostDaysLate,
  overdue,
  open,
}: PromiseFigures): string[] {
  return [
    indianDigits(orders),
    indianDigits(kept),
    shareKept === null ? '' : `${shareKept} %`,
    indianDigits(late),
    averageDaysLate === null ? '' : String(averageDaysLate),
    averageDaysLate === null ? '' : String(mostDaysLate),
    indianDigits(overdue),
    indianDigits(open),
  ];
}
