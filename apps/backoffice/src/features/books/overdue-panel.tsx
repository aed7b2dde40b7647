import type { OverdueView } from '@ilaneer/contract/staff/books/remittances';
import { formatDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Link } from 'react-router';
import { Panel } from '../../parts/frame/panel.tsx';
import { Money } from '../../parts/words/money.tsx';

/** Cash past the courier's term, beside its payout (REMITTANCE-10). */
export function OverduePanel({ overdue }: { overdue: OverdueView | null }) {
  if (overdue === null || overdue.count === 0) return null;
  const { termDays, rows, amount, count } = overdue;
  const more = count - rows.length;
  return (
    <Panel
      title="Overdue"
      note={`Delivered more than ${indianDigits(termDays)} days ago, and in no payout`}
      flush
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="px-4 py-1.5 font-normal">
              Order
            </th>
            <th scope="col" className="px-2 py-1.5 font-normal">
              Delivered
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-normal">
              Days
            </th>
            <th scope="col" className="px-4 py-1.5 text-right font-normal">
              Open
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ orderId, orderNumber, trackingNumber, deliveredOn, days, open }) => (
            <tr key={orderId} className="border-line border-t align-top">
              <th scope="row" className="break-all px-4 py-1.5 text-left font-normal">
                <Link to={`/orders/${orderId}`} className="font-medium underline">
                  {orderNumber}
                </Link>
                <span className="block text-palm-soft">{trackingNumber ?? '–'}</span>
              </th>
              <td className="px-2 py-1.5">{formatDay(`${deliveredOn}T06:00:00Z`)}</td>
              <td className="px-2 py-1.5 text-right">{indianDigits(days)}</td>
              <td className="px-4 py-1.5 text-right">
                <Money rupees={open} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" colSpan={3} className="px-4 py-2 text-left">
              {more > 0 ? `Total, with ${indianDigits(more)} newer` : 'Total'}
            </th>
            <td className="px-4 py-2 text-right">
              <Money rupees={amount} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
