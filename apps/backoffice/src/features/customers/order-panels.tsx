import type { CustomerView } from '@ilaneer/contract/staff/customers/customers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../parts/frame/panel.tsx';
import { capital } from '../../parts/words/capital.ts';
import { Money } from '../../parts/words/money.tsx';
import { statusWord } from '../../parts/words/order-words.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';

export function OrdersPanel({ customer: { id, lastOrders } }: { customer: CustomerView }) {
  const may = useMay();
  const isLinked = may('orders.read');
  return (
    <Panel
      title="Orders"
      actions={
        isLinked &&
        lastOrders.length > 0 && (
          <Link to={`/orders?customer=${encodeURIComponent(id)}`} className="text-sm underline">
            All orders
          </Link>
        )
      }
    >
      {lastOrders.length === 0 && <p className="text-palm-soft text-sm">None yet</p>}
      <Rows>
        {lastOrders.map((order) => (
          <Row
            key={order.id}
            name={order.orderNumber}
            to={isLinked ? `/orders/${order.id}` : null}
            about={statusWord(order.status)}
            at={order.placedAt}
            end={<Money rupees={order.total} />}
          />
        ))}
      </Rows>
    </Panel>
  );
}

export function ReturnsPanel({ returns }: Pick<CustomerView, 'returns'>) {
  const may = useMay();
  const isLinked = may('returns.decide') || may('orders.read');
  return (
    <Panel title="Returns">
      <Rows>
        {returns.map((one) => (
          <Row
            key={one.id}
            name={`${one.orderNumber}, return ${one.number}`}
            to={isLinked ? `/returns/${one.id}` : null}
            about={capital(one.state)}
            at={one.requestedAt}
          />
        ))}
      </Rows>
    </Panel>
  );
}

export function MessagesPanel({ messages }: Pick<CustomerView, 'messages'>) {
  const may = useMay();
  const isLinked = may('messages.answer');
  return (
    <Panel title="Messages">
      <Rows>
        {messages.map((one) => (
          <Row
            key={one.id}
            name={one.subject}
            to={isLinked ? `/messages/${one.id}` : null}
            about={`${one.number}, ${one.status}`}
            at={one.writtenAt}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line text-sm">{children}</ul>;
}

type RowProps = { name: string; to: string | null; about: string; at: string; end?: ReactNode };

function Row({ name, to, about, at, end }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        {to === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={to} className="font-medium underline">
            {name}
          </Link>
        )}{' '}
        <span className="text-palm-soft">{about}</span>
      </span>
      <span className="flex shrink-0 items-baseline gap-3">
        <span className="text-palm-soft">
          <When at={at} day />
        </span>
        {end}
      </span>
    </li>
  );
}
