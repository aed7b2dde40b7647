import type { OrderView } from '@ilaneer/contract/order/order-view';
import { courierLink } from '@ilaneer/domain/order/shipment';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';
import { formatDate } from '../order-texts.ts';
import { moneyBackText } from '../return-texts.ts';

/** What happened to an order: its delivery, its parcel, its cancellation (ORDER-6, ORDER-26). */
export function OrderEvents({ order }: { readonly order: OrderView }) {
  const { delivery, cancellation } = order;
  const { giftCard } = order.payment;
  const tracking = courierLink(delivery.courierPartner, delivery.trackingNumber);
  const toBank = (cancellation?.refundAmount ?? 0) - (giftCard?.amount ?? 0);
  return (
    <>
      {order.status === 'delivered' && <DeliveryInfo order={order} />}
      {delivery.courierPartner !== null && (
        <Event title="Parcel">
          <p>{delivery.courierPartner}</p>
          <p className="wrap-anywhere text-palm-soft text-sm">Tracking number {delivery.trackingNumber}</p>
          {tracking !== null && (
            <a
              href={tracking}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf-dark underline underline-offset-4"
            >
              Track the parcel
              <span className="sr-only"> of order {order.orderNumber} at its courier, in a new tab</span>
            </a>
          )}
        </Event>
      )}
      {cancellation !== null && (
        <Event title="Cancelled">
          <p>
            On {formatDate(cancellation.cancelledDate)}
            {cancellation.cancelledByCustomer ? ' by you' : ' by us'}
          </p>
          {cancellation.reason !== null && <p className="text-palm-soft text-sm">{cancellation.reason}</p>}
          {toBank > 0 && (
            <p className="mt-1">{moneyBackText(formatPrice(toBank), cancellation.refundStatus)}</p>
          )}
          {giftCard !== null && (
            <p className="mt-1">
              {formatPrice(giftCard.amount)} is back on gift card ••{giftCard.last4}.
            </p>
          )}
        </Event>
      )}
    </>
  );
}

function Event({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold text-lg tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

/** When and where an order was delivered. */
function DeliveryInfo({ order }: { readonly order: OrderView }) {
  const { addressLine1, addressLine2, city, state } = order.deliveryAddress;
  const place = [addressLine1, addressLine2, city, state].filter((part) => part !== '').join(', ');
  return (
    <section>
      <h3 className="font-sans font-semibold text-lg tracking-normal">Delivery Info</h3>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-palm-soft text-sm">Delivered on</dt>
          <dd>{formatDate(order.deliveredAt ?? order.delivery.actualDate)}</dd>
        </div>
        <div>
          <dt className="text-palm-soft text-sm">Delivered to</dt>
          <dd>{place === '' ? 'N/A' : place}</dd>
        </div>
      </dl>
    </section>
  );
}
