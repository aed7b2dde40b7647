import type { OverdueView, RemittedLineView } from '@ilaneer/contract/staff/books/remittances';
import { REMITTED_STATES, type RemittedState } from '@ilaneer/domain/remittance/remittance-differences';
import { Chip } from '@ilaneer/ui/buttons/chip';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '../../parts/words/money.tsx';
import { ABOUT_WORDS, differenceWords, REMITTED_STATE_WORDS } from './remittance-words.tsx';

type RemittedLinesProps = { lines: readonly RemittedLineView[]; overdue: OverdueView | null };

/** Lines by their difference (REMITTANCE-10). */
export function RemittedLines({ lines, overdue }: RemittedLinesProps) {
  const [chosen, setChosen] = useState<RemittedState | null>(null);
  const states = REMITTED_STATES.filter((state) => lines.some((line) => line.state === state));
  // The states of the lines change with every match.
  const shown = chosen !== null && states.includes(chosen) ? chosen : null;
  return (
    <>
      <p className="px-4 pb-2 font-medium text-sm">{differenceWords(lines, overdue?.count ?? 0)}</p>
      {states.length > 1 && (
        <fieldset className="flex flex-wrap gap-2 px-4 pb-3">
          <legend className="sr-only">Lines shown</legend>
          {states.map((state) => (
            <Chip
              key={state}
              selected={state === shown}
              onSelect={() => setChosen(state === shown ? null : state)}
            >
              {REMITTED_STATE_WORDS[state]}
            </Chip>
          ))}
        </fieldset>
      )}
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="px-4 py-1.5 font-normal">
              Reference
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-normal">
              Amount
            </th>
            <th scope="col" className="px-4 py-1.5 text-right font-normal">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ state }) => shown === null || state === shown)
            .map((line) => (
              <tr key={line.reference} className="border-line border-t align-top">
                <th scope="row" className="break-all px-4 py-1.5 text-left font-normal">
                  {line.reference}
                  <span className="block text-palm-soft">
                    <About line={line} />
                  </span>
                </th>
                <td className="px-2 py-1.5 text-right">
                  <Money rupees={line.amount} />
                </td>
                <td className="px-4 py-1.5 text-right">
                  <Difference line={line} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

function Difference({ line: { state, difference } }: { line: RemittedLineView }) {
  if (state === 'paid' || state === 'unknown') {
    return state === 'paid' ? 'Paid' : <strong className="text-hibiscus-dark">Unknown</strong>;
  }
  return (
    <strong className="text-hibiscus-dark">
      {state === 'short' ? 'Short by ' : 'Extra '}
      <Money rupees={Math.abs(difference)} />
    </strong>
  );
}

function About({ line: { about, orderId, orderNumber } }: { line: RemittedLineView }) {
  if (orderId === null) return 'No receivable has this reference';
  return (
    <>
      {about !== null && `${ABOUT_WORDS[about]}, `}
      <Link to={`/orders/${orderId}`} className="font-medium underline">
        {orderNumber}
      </Link>
    </>
  );
}
