import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { When } from '../../../parts/words/when.tsx';

export function ReturnsPanel({ returns }: { returns: StaffOrderView['returns'] }) {
  return (
    <Panel title="Returns">
      <ul className="text-sm">
        {returns.map(({ id, number, state, units, requestedAt }) => (
          <li key={id} className="py-1">
            <Link to={`/returns/${id}`} className="font-medium underline">
              Return {number}
            </Link>
            , {state}, {units === 1 ? '1 unit' : `${units} units`}, asked for <When at={requestedAt} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
