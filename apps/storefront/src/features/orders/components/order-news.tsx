import type { OrderView } from '@ilaneer/contract/order-view';
import { RETURN_REASONS } from '@ilaneer/domain/order/return-policy';
import type { ReactNode } from 'react';
import { showRupees } from '../../../lib/show-rupees.ts';
import { showDate } from '../order-texts.ts';

/** What happened to an order on its way: its parcel, its cancellation, its returns. */
export function OrderNews({ order }: { readonly order: OrderView }) {
  const { delivery, cancellation, returns } = order;
  const { giftCard } = order.payment;
  return (
    <>
      {delivery.courierPartner !== null && (
        <News title="Parcel">
          <p>{delivery.courierPartner}</p>
          <p className="break-all text-palm-soft text-sm">Tracking number {delivery.trackingNumber}</p>
        </News>
      )}
      {cancellation !== null && (
        <News title="Cancelled">
          <p>
            On {showDate(cancellation.cancelledDate)}
            {cancellation.cancelledByCustomer ? ' by you' : ' by us'}
          </p>
          {cancellation.reason !== null && <p className="text-palm-soft text-sm">{cancellation.reason}</p>}
          {cancellation.refundStatus === 'pending' && (
            <p className="mt-1">
              {showRupees(order.payment.rest)} goes back the way you paid, within 10 business days.
            </p>
          )}
          {giftCard !== null && (
            <p className="mt-1">
              {showRupees(giftCard.amount)} is back on gift card ••{giftCard.last4}.
            </p>
          )}
        </News>
      )}
      {returns.map((one) => (
        <News key={one.id} title="Return asked for">
          <p className="text-palm-soft text-sm">
            On {showDate(one.requestedAt)}. We write to you how the goods come back to us.
          </p>
          <ul className="mt-1 grid gap-1">
            {one.lines.map((line) => (
              <li key={line.position}>
                {line.quantity} × {line.name}
                <span className="block text-palm-soft text-sm">
                  {RETURN_REASONS.find(({ id }) => id === line.reason)?.label}
                </span>
              </li>
            ))}
          </ul>
        </News>
      ))}
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
