import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Figure } from '@ilaneer/ui/text/figure';
import type { ReactNode } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { LineFacts } from '../../../parts/words/line-facts.tsx';
import { BEFORE_GST, Money } from '../../../parts/words/money.tsx';

export function LinesPanel({ order, actions }: { order: StaffOrderView; actions?: ReactNode }) {
  return (
    <Panel title="Items" note={order.money.gstIncluded ? undefined : BEFORE_GST} actions={actions} flush>
      <table className="w-full text-sm max-sm:block">
        <thead className="sr-only">
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity and price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {order.lines.map((line) => (
            <tr key={line.position} className="border-line border-t max-sm:grid max-sm:grid-cols-[1fr_auto]">
              <td className="px-4 py-2 max-sm:col-span-2 max-sm:pb-0">
                <span className="flex items-center gap-3">
                  <img
                    src={line.picture}
                    alt=""
                    width={40}
                    height={40}
                    className="size-10 shrink-0 rounded-sm object-cover"
                  />
                  <span className="min-w-0">
                    <span className="block font-medium">{line.name}</span>
                    <LineFacts line={line} />
                  </span>
                </span>
              </td>
              <td className="px-3 py-2 text-right tabular-nums max-sm:pl-17 max-sm:text-left">
                <Figure>{line.quantity}</Figure> × <Money rupees={line.price} />
              </td>
              <td className="px-4 py-2 text-right">
                <Money rupees={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
