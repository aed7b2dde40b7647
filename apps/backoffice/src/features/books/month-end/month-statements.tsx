import type { MonthEndView } from '@ilaneer/contract/staff/books/month-end';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { periodWords } from '../statements/statement-parts.tsx';
import { SHOWN_STATEMENTS } from '../statements/statement-period.tsx';

/** JOURNAL-25 to JOURNAL-27, over the days of the month. */
export function MonthStatements({ month, lastDay }: Pick<MonthEndView, 'month' | 'lastDay'>) {
  const period = { from: `${month}-01`, to: lastDay };
  return (
    <Panel title="Statements" note={periodWords(period)}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm [&_a]:font-medium [&_a]:underline">
        {SHOWN_STATEMENTS.map(({ id, label }) => (
          <li key={id}>
            <Link to={`/statements?${new URLSearchParams({ statement: id, ...period })}`}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={`/gst-returns?month=${month}`}>GST return</Link>
        </li>
      </ul>
    </Panel>
  );
}
