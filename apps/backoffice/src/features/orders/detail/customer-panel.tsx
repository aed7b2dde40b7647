import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Link } from 'react-router';
import { Facts } from '../../../parts/frame/facts.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { statusWord } from '../order-words.tsx';

type CustomerPanelProps = { customer: NonNullable<StaffOrderView['customer']>; orderId: string };

export function CustomerPanel({ customer, orderId }: CustomerPanelProps) {
  const others = customer.lastOrders.filter(({ id }) => id !== orderId);
  return (
    <Panel title="Customer">
      <Facts
        facts={[
          ['Name', customer.name],
          customer.email === null ? null : ['Email', customer.email],
          customer.mobile === null ? null : ['Mobile', customer.mobile],
          ['Since', <When key="since" at={customer.since} day />],
          ['Orders', String(customer.orders)],
          ['Paid so far', <Money key="spent" rupees={customer.spent} />],
        ]}
      />
      {others.length > 0 && (
        <ul className="mt-3 border-line border-t pt-2 text-sm">
          {others.map(({ id, orderNumber, status, total }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span>
                <Link to={`/orders/${id}`} className="font-medium underline">
                  {orderNumber}
                </Link>{' '}
                <span className="text-palm-soft">{statusWord(status)}</span>
              </span>
              <Money rupees={total} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
