import type { StaffMessageView, WriterOrder } from '@ilaneer/contract/staff/messages/messages';
import { Link } from 'react-router';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { capital } from '../../parts/words/capital.ts';
import { Money } from '../../parts/words/money.tsx';
import { StatusBadge } from '../../parts/words/order-words.tsx';
import { ParcelStateBadge } from '../../parts/words/parcel-state.tsx';
import { When } from '../../parts/words/when.tsx';
import { OrderActs } from './order-acts.tsx';
import { useWriterOrders } from './use-message.ts';

const MATCHES: Readonly<Record<WriterOrder['match'], string>> = {
  ticket: 'The order of this message',
  account: 'Same account',
  contact: 'Same e-mail or phone, not proven',
};

/** SUPPORT-17. */
export function OrdersPanel({
  message,
  onDone,
}: {
  message: StaffMessageView;
  onDone: (sentence: string) => void;
}) {
  const query = useWriterOrders(message.id);
  if (query.isError) return <Unreadable what="The orders" query={query} inside />;
  return (
    <Panel title="Orders">
      {query.data === undefined && <p className="text-palm-soft text-sm">Loading …</p>}
      {query.data?.length === 0 && (
        <p className="text-palm-soft text-sm">No order with this account, e-mail or phone.</p>
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className="grid gap-3">
          {query.data.map((order) => (
            <OrderOfWriter key={order.id} order={order} onDone={onDone} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OrderOfWriter({ order, onDone }: { order: WriterOrder; onDone: (sentence: string) => void }) {
  const { id, orderNumber, status, total, placedAt, match, parcels, returns } = order;
  return (
    <li className="grid gap-1 border-line border-t pt-3 text-sm first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link to={`/orders/${id}`} className="font-semibold underline">
          {orderNumber}
        </Link>
        <StatusBadge status={status} />
        <Money rupees={total} />
      </p>
      <p className="text-palm-soft">
        {MATCHES[match]}, <When at={placedAt} day inside />
      </p>
      {parcels.map(({ id: parcelId, state, courier, trackingNumber, trackingLink }) => (
        <p key={parcelId} className="flex flex-wrap items-center gap-2">
          <ParcelStateBadge state={state} claimedBy={null} />
          {courier !== null && (
            <span>
              {courier}{' '}
              {trackingLink === null ? (
                trackingNumber
              ) : (
                <a href={trackingLink} target="_blank" rel="noreferrer" className="underline">
                  {trackingNumber}
                </a>
              )}
            </span>
          )}
        </p>
      ))}
      {returns.map(({ id: returnId, number, state }) => (
        <p key={returnId}>
          <Link to={`/returns/${returnId}`} className="underline">
            Return {number}
          </Link>
          , {capital(state)}
        </p>
      ))}
      <OrderActs order={order} onDone={onDone} />
    </li>
  );
}
