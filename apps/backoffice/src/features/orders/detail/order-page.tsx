import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useParams } from 'react-router';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { useOrder, useOrderActs } from '../../../parts/order/use-order.ts';
import { EWayBillNotice } from '../../../parts/parcel/e-way-bill.tsx';
import { ArrivalDay, LateBadge } from '../../../parts/words/arrival-day.tsx';
import { StatusBadge } from '../../../parts/words/order-words.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { OrderLines } from '../lines/order-lines.tsx';
import { PaymentRequestNotice } from '../lines/payment-request-notice.tsx';
import { ParcelsPanel } from '../parcels/parcels-panel.tsx';
import { AddressPanel } from './address-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { OrderActions } from './order-actions.tsx';
import { ReplacementNote, ReturnsPanel } from './returns-panel.tsx';
import { TagsPanel } from './tags-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  const order = useOrder(orderId);
  const acts = useOrderActs(orderId);
  const may = useMay();
  const back = { label: 'Orders', to: '/orders' };
  if (order.data === undefined) {
    return (
      <>
        <PageHeader title="Order" back={back} />
        {order.isError ? (
          <Unreadable what="This order" query={order} inside />
        ) : (
          <p role="status" className="text-palm-soft">
            Loading …
          </p>
        )}
      </>
    );
  }
  const { state, placedAt, arrival, cancelReason } = order.data;
  return (
    <>
      <PageHeader
        title={state.orderNumber}
        tab={`Order ${state.orderNumber}`}
        back={back}
        state={
          <>
            <StatusBadge status={state.status} />
            {state.hold && (
              <Badge tone="hibiscus" icon="pause">
                On hold
              </Badge>
            )}
            <LateBadge arrival={arrival} />
          </>
        }
        about={
          <>
            Placed <When at={placedAt} whole />
            {arrival && (
              <>
                {state.status === 'delivered' ? ' · Due ' : ' · Arrives by '}
                <ArrivalDay arrival={arrival} />
              </>
            )}
          </>
        }
        actions={<OrderActions order={order.data} acts={acts} />}
      />
      <ChangedNotice kind="order" id={state.id} />
      {state.hold && (
        <Notice tone="error" className="mb-4">
          On hold since <When at={state.hold.since} inside />: {state.hold.reason}
        </Notice>
      )}
      <PaymentRequestNotice order={order.data} />
      {state.status === 'cancelled' && cancelReason !== null && (
        <p className="mb-4 text-palm-soft">Cancelled: {cancelReason}</p>
      )}
      <ReplacementNote order={order.data} />
      {order.data.lacksEWayBill && may('orders.fulfil') && (
        <EWayBillNotice orderId={state.id} className="mb-4" />
      )}
      <DetailLayout
        aside={
          <>
            <AddressPanel order={order.data} acts={acts} />
            {order.data.customer && <CustomerPanel customer={order.data.customer} orderId={state.id} />}
            <TagsPanel state={state} acts={acts} />
          </>
        }
      >
        <OrderLines order={order.data} />
        <MoneyPanel order={order.data} />
        <ParcelsPanel orderId={state.id} />
        {order.data.returns.length > 0 && <ReturnsPanel {...order.data} />}
        <TimelinePanel timeline={order.data.timeline} acts={acts} />
      </DetailLayout>
    </>
  );
}
