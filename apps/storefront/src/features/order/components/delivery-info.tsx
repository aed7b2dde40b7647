import type { OrderView } from '@ilaneer/contract/order/order-view';
import { showDate } from '../order-texts.ts';

/** When and where an order was delivered. */
export function DeliveryInfo({ order }: { readonly order: OrderView }) {
  const { addressLine1, addressLine2, city, state } = order.deliveryAddress;
  const place = [addressLine1, addressLine2, city, state].filter((part) => part !== '').join(', ');
  return (
    <section>
      <h3 className="font-sans font-semibold text-lg tracking-normal">Delivery Info</h3>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-palm-soft text-sm">Delivered on</dt>
          <dd>{showDate(order.deliveredAt ?? order.delivery.actualDate)}</dd>
        </div>
        <div>
          <dt className="text-palm-soft text-sm">Delivered to</dt>
          <dd>{place === '' ? 'N/A' : place}</dd>
        </div>
      </dl>
    </section>
  );
}
