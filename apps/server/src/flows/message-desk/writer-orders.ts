import type { WriterOrder } from '@ilaneer/contract/staff/messages/messages';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { courierLink } from '@ilaneer/domain/order/shipment';
import type { Database } from '../../db/connect.ts';
import { listOrdersOfWriter } from '../../modules/order/order.ts';
import { listParcelsOf } from '../../modules/parcel/parcel.ts';
import { listReturns } from '../../modules/return/return.ts';
import type { Ticket } from '../../modules/support/support.ts';

const MOST_ORDERS = 5;

/** SUPPORT-17. */
export async function ordersOfWriter(db: Database, ticket: Ticket): Promise<WriterOrder[]> {
  const found = await listOrdersOfWriter(db, ticket, MOST_ORDERS);
  const ids = found.map(({ id }) => id);
  const parcels = await listParcelsOf(db, ids);
  const returns = await listReturns(db, ids);
  return found.map(({ id, number, status, totalPaise, createdAt, match }) => ({
    id,
    orderNumber: number,
    status,
    total: rupeesFromPaise(paise(totalPaise)),
    placedAt: createdAt.toISOString(),
    match,
    parcels: parcels
      .filter(({ orderId }) => orderId === id)
      .map(({ id: parcelId, state, courier, trackingNumber }) => ({
        id: parcelId,
        state,
        courier,
        trackingNumber,
        trackingLink: courierLink(courier, trackingNumber),
      })),
    returns: returns
      .filter(({ orderId }) => orderId === id)
      .map((one) => ({ id: one.id, number: one.number, state: one.state })),
  }));
}
