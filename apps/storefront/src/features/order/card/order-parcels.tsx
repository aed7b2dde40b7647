import type { OrderView } from '@ilaneer/contract/order/order-view';
import { courierLink } from '@ilaneer/domain/order/shipment';
import { Part } from './part.tsx';

type Parcel = OrderView['parcels'][number];

const STATUS: Readonly<Record<Parcel['status'], string>> = {
  processing: 'It is being packed.',
  shipped: 'It has left us.',
  'in transit': 'It is on its way.',
  'out for delivery': 'It is out for delivery.',
  'attempt failed': 'The courier could not hand it over.',
  returning: 'It could not be delivered and comes back to us.',
  delivered: 'It was delivered.',
  back: 'It came back to us. You do not pay for it.',
  lost: 'The courier lost it. You do not pay for it.',
  damaged: 'It was damaged on the way. You do not pay for it.',
};

/** PARCEL-2. */
export function OrderParcels({ order }: { readonly order: OrderView }) {
  const { delivery, parcels, orderNumber } = order;
  if (parcels.length <= 1) {
    if (delivery.courierPartner === null) return null;
    return (
      <Part title="Parcel">
        <Shipment {...delivery} of={`order ${orderNumber}`} />
      </Part>
    );
  }
  return (
    <Part title={`${parcels.length} parcels`}>
      <ul className="grid gap-4">
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            <p className="font-semibold">{STATUS[parcel.status]}</p>
            <p className="text-palm-soft text-sm">{contentsOf(order, parcel)}</p>
            <Shipment {...parcel} of={`number ${parcel.number}`} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ShipmentProps = {
  readonly courierPartner: string | null;
  readonly trackingNumber: string | null;
  readonly of: string;
};

function Shipment({ courierPartner, trackingNumber, of }: ShipmentProps) {
  if (courierPartner === null) return null;
  const tracking = courierLink(courierPartner, trackingNumber);
  return (
    <>
      <p>{courierPartner}</p>
      <p className="wrap-anywhere text-palm-soft text-sm">Tracking number {trackingNumber}</p>
      {tracking !== null && (
        <a
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf-dark underline underline-offset-4"
        >
          Track the parcel
          <span className="sr-only"> of {of} at its courier, in a new tab</span>
        </a>
      )}
    </>
  );
}

function contentsOf({ items }: OrderView, parcel: Parcel): string {
  return parcel.items
    .flatMap(({ position, quantity }) => {
      const item = items.find((one) => one.position === position);
      return item === undefined ? [] : `${quantity} × ${item.name}`;
    })
    .join(', ');
}
