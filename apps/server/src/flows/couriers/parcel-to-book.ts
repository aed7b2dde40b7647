import { NO_PAISE, paise, sumPaise } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { cashParcel } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { listParcels, type ParcelBooking, type ParcelToBook } from '../../modules/parcel/parcel.ts';

/** Null if the parcel is not packed any more. */
export async function readParcelToBook(
  db: Database,
  { parcelId, reference, weightGrams }: ParcelBooking,
  orderId: string,
): Promise<ParcelToBook | null> {
  const order = await findOrderById(db, orderId);
  const all = await listParcels(db, orderId);
  const parcel = all.find(({ id }) => id === parcelId);
  if (order === null || parcel?.state !== 'packed') return null;
  const items = parcel.lines.flatMap(({ linePosition, quantity: units }) => {
    const line = order.lines.find(({ position }) => position === linePosition);
    if (line === undefined) return [];
    const price = paise(line.pricePaise);
    return [{ name: lineName(line), sku: line.sku, units, price, hsn: line.hsnCode }];
  });
  const { fullName, addressLine1, addressLine2, ...to } = order.deliveryAddress;
  return {
    reference,
    weightGrams,
    worth: sumPaise(...items.map(({ price, units }) => paise(price * units))),
    // As its label says (PARCEL-33).
    toCollect: cashParcel(all)?.id === parcelId ? dueOnDelivery(order) : NO_PAISE,
    orderedAt: order.createdAt,
    to: {
      ...to,
      name: fullName,
      address: [addressLine1, addressLine2].filter((line) => line !== '').join(', '),
    },
    items,
  };
}
