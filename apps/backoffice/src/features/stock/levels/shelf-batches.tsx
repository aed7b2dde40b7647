import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { When } from '../../../parts/words/when.tsx';
import { BatchStateBadge, daysLeftWords } from '../stock-words.tsx';

export function ShelfBatches({ batches }: { batches: readonly BatchView[] }) {
  return (
    <Panel title="Batches" flush>
      {batches.length === 0 ? (
        <p className="px-4 pb-4 text-palm-soft text-sm">None yet: they come with the goods.</p>
      ) : (
        <div className="relative overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-left text-palm-soft">
              <tr className="border-line border-b">
                <th className="px-4 py-1.5 font-medium">Batch</th>
                <th className="px-3 py-1.5 font-medium">Best before</th>
                <th className="px-3 py-1.5 font-medium">Out of sale in</th>
                <th className="px-3 py-1.5 text-right font-medium">On hand</th>
                <th className="px-3 py-1.5 text-right font-medium">Packed</th>
                <th className="px-4 py-1.5 font-medium">State</th>
              </tr>
            </thead>
            <tbody>
              {batches.map((batch) => (
                <tr key={batch.id} className="border-line border-b last:border-0">
                  <td className="px-4 py-1.5">
                    <Link
                      to={`/batches/${batch.id}`}
                      className="font-semibold underline-offset-2 hover:underline"
                    >
                      {batch.code}
                    </Link>
                  </td>
                  <td className="px-3 py-1.5">
                    <When at={`${batch.bestBefore}T00:00:00Z`} day />
                  </td>
                  <td className="px-3 py-1.5">{daysLeftWords(batch)}</td>
                  <td className="px-3 py-1.5 text-right">{batch.onHand}</td>
                  <td className="px-3 py-1.5 text-right">{batch.allocated}</td>
                  <td className="px-4 py-1.5">
                    <BatchStateBadge state={batch.state} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
