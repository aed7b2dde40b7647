import type { OrderView } from '@ilaneer/contract/order/order-view';
import { courierLink } from '@ilaneer/domain/order/courier-link';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format-price.ts';
import { showDate } from '../order-texts.ts';
import { moneyBackText } from '../return-texts.ts';

/** What happened to an order on its way: its parcel, its cancellation. */
export function OrderNews({ order }: { readonly order: OrderView }) {
  const { delivery, cancellation } = order;
  const { giftCard } = order.payment;
  const tracking = courierLink(delivery.courierPartner, delivery.trackingNumber);
  const toBank = (cancellation?.refundAmount ?? 0) - (giftCard?.amount ?? 0);
  return (
    <>
      {delivery.courierPartner !== null && (
        <News title="Parcel">
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
        </News>
      )}
      {cancellation !== null && (
        <News title="Cancelled">
          <p>
            On {showDate(cancellation.cancelledDate)}
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
        </News>
      )}
    </>
  );
}

function News({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold text-lg tracking-normal">{title}</h3>
      {children}
    </section>
  );
}
