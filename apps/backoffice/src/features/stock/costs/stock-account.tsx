import type { MovedView, StockValueReply } from '@ilaneer/contract/staff/stock/stock-value';
import { formatDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';

const dayWords = (day: string) => formatDay(`${day}T06:00:00Z`);

/** From opening stock to cost of goods sold (STOCK-13). */
export function StockAccount({ reply }: { reply: StockValueReply }) {
  const { from, to, account, reversal, missing } = reply;
  const { opening, received, corrections, losses, closing, sold, lateCost, costOfGoodsSold } = account;
  const title = `Cost of goods sold, ${dayWords(from)} to ${dayWords(to)}`;
  const gst = reversal.igst + reversal.cgst + reversal.sgst;
  const { withoutCost } = closing;
  return (
    <Panel title={title} className="mb-4" flush>
      <table className="w-full max-w-3xl text-sm tabular-nums" aria-label={title}>
        <thead>
          <tr className="border-line border-t text-palm-soft">
            <th scope="col" className="px-4 py-1.5 text-left font-medium">
              Goods
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Units
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Without a cost
            </th>
            <th scope="col" className="px-4 py-1.5 text-right font-medium">
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name="Opening stock" moved={opening} />
          <Row name="Received" moved={received} />
          <Row name="Found, and corrections" moved={corrections} />
          <Row name="Lost, given away or destroyed" moved={losses} isLess />
          <Row name="Closing stock" moved={closing} isLess />
        </tbody>
        <tfoot className="font-semibold">
          <Row name="Cost of goods sold" moved={{ ...sold, cost: costOfGoodsSold }} />
        </tfoot>
      </table>
      <div className="grid gap-1 px-4 py-3 text-sm">
        {lateCost !== 0 && (
          <p>
            <Money rupees={lateCost} /> of it is cost that was recorded or corrected after the goods had left.
          </p>
        )}
        {gst > 0 && (
          <p>
            GST claimed on lost goods, to be reversed in GSTR-3B, table 4(B)(1): IGST{' '}
            <Money rupees={reversal.igst} />, CGST <Money rupees={reversal.cgst} />, SGST{' '}
            <Money rupees={reversal.sgst} />.
          </p>
        )}
        {missing.variants > 0 && (
          <p role="status" className="font-medium text-hibiscus-dark">
            The value leaves out <span translate="no">{indianDigits(withoutCost)}</span>{' '}
            {withoutCost === 1 ? 'unit' : 'units'} without a cost: {missing.first.join(', ')}
            {missing.variants > missing.first.length && ' and others'}. Record the bills of their receipts
            under{' '}
            <Link to="/purchases?bill=missing" className="underline">
              Purchases
            </Link>
            .
          </p>
        )}
      </div>
    </Panel>
  );
}

function Row({ name, moved, isLess = false }: { name: string; moved: MovedView; isLess?: boolean }) {
  const sign = isLess ? -1 : 1;
  return (
    <tr className="border-line border-t">
      <th scope="row" className="px-4 py-1.5 text-left font-medium">
        {isLess ? `Less: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}
      </th>
      <td className="px-3 py-1.5 text-right" translate="no">
        {signedUnits(sign * moved.units)}
      </td>
      <td className="px-3 py-1.5 text-right" translate="no">
        {moved.withoutCost === 0 ? '–' : signedUnits(sign * moved.withoutCost)}
      </td>
      <td className="px-4 py-1.5 text-right">
        <Money rupees={sign * moved.cost} />
      </td>
    </tr>
  );
}

function signedUnits(units: number): string {
  return units < 0 ? `−${indianDigits(0 - units)}` : indianDigits(units);
}
