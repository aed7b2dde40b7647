import type { RemittedLineView } from '@ilaneer/contract/staff/books/remittances';
import { Link } from 'react-router';
import { Money } from '../../parts/words/money.tsx';
import { ABOUT_WORDS } from './remittance-words.tsx';

export function RemittedLines({ lines }: { lines: readonly RemittedLineView[] }) {
  return (
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
        {lines.map((line) => (
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
              {line.difference === 0 ? (
                'None'
              ) : (
                <strong className="text-hibiscus-dark">
                  <Money rupees={line.difference} />
                </strong>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function About({ line: { about, orderId, orderNumber } }: { line: RemittedLineView }) {
  if (orderId === null) return <span className="text-hibiscus-dark">Not known</span>;
  return (
    <>
      {about !== null && `${ABOUT_WORDS[about]}, `}
      <Link to={`/orders/${orderId}`} className="font-medium underline">
        {orderNumber}
      </Link>
    </>
  );
}
