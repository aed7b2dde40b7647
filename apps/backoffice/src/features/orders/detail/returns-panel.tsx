import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { When } from '../../../parts/words/when.tsx';

type ReturnsPanelProps = Pick<StaffOrderView, 'returns' | 'exchanges'>;

export function ReturnsPanel({ returns, exchanges }: ReturnsPanelProps) {
  return (
    <Panel title="Returns">
      <ul className="text-sm">
        {returns.map(({ id, number, state, units, requestedAt }) => (
          <li key={id} className="py-1">
            <Link to={`/returns/${id}`} className="font-medium underline">
              Return {number}
            </Link>
            , {exchanges.some(({ returnId }) => returnId === id) ? 'exchanged' : state},{' '}
            <span>{units === 1 ? '1 unit' : `${units} units`}</span>, asked for{' '}
            <When at={requestedAt} inside />
            {exchanges
              .filter(({ returnId }) => returnId === id)
              .map(({ orderId, orderNumber }) => (
                <span key={orderId}>
                  . Replacement:{' '}
                  <Link to={`/orders/${orderId}`} className="font-medium underline">
                    {orderNumber}
                  </Link>
                </span>
              ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ReplacementNote({ order }: { order: StaffOrderView }) {
  const exchange = order.exchanges.find(({ orderId }) => orderId === order.state.id);
  if (exchange === undefined) return null;
  return (
    <p className="mb-4 text-palm-soft">
      Replacement at no charge for{' '}
      <Link to={`/returns/${exchange.returnId}`} className="font-medium underline">
        return {exchange.returnNumber}
      </Link>{' '}
      of{' '}
      <Link to={`/orders/${exchange.forOrderId}`} className="font-medium underline">
        {exchange.forOrderNumber}
      </Link>
    </p>
  );
}
