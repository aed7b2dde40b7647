import type { ParcelView, QueueRow } from '@ilaneer/contract/staff/parcels/parcel-views';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import { allowedParcelSteps } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { findOrderById, type Order } from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { interruptionOf } from './interruption.ts';
import { type ParcelItem, readItems } from './items-repository.ts';
import type { QueuedParcel } from './queue-repository.ts';

export async function viewParcel(db: Database, parcel: Parcel): Promise<ParcelView> {
  const [view] = await viewParcels(db, [parcel]);
  if (view === undefined) throw new Error('a parcel has no view');
  return view;
}

/** Parcels of one order as the people who pack see them. */
export async function viewParcels(db: Database, parcels: readonly Parcel[]): Promise<ParcelView[]> {
  const [first] = parcels;
  if (first === undefined) return [];
  const order = await findOrderById(db, first.orderId);
  if (order === null) return [];
  const items = await readItems(db, parcels);
  const names = await findStaffNames(
    db,
    parcels.flatMap(({ claimedBy }) => claimedBy ?? []),
  );
  const all = await listParcels(db, order.id);
  const count = all.filter(({ state }) => state !== 'cancelled').length;
  return parcels.map((parcel) => toView(parcel, order, items, names, count));
}

export function toQueueRow(row: QueuedParcel): QueueRow {
  const { orderId, orderNumber, parcel, name, city, state, pinCode, units, holdReason } = row;
  return {
    orderId,
    orderNumber,
    parcelId: parcel?.id ?? null,
    number: `${orderNumber}-${parcel?.position ?? 1}`,
    state: parcel?.state ?? 'waiting',
    claimedBy: claimOf(parcel?.claimedBy ?? null, row.claimedByName),
    recipient: { name, city, state, pinCode },
    placedAt: row.placedAt.toISOString(),
    units,
    hold: holdReason,
    version: parcel?.version ?? null,
  };
}

function toView(
  parcel: Parcel,
  order: Order,
  items: readonly ParcelItem[],
  names: ReadonlyMap<string, string>,
  count: number,
): ParcelView {
  const { fullName: name, city, state, pinCode } = order.deliveryAddress;
  const isCollected = order.paymentMethod === 'cod' && order.paymentStatus !== 'completed';
  return {
    id: parcel.id,
    number: `${order.number}-${parcel.position}`,
    orderId: order.id,
    orderNumber: order.number,
    parcels: count,
    state: parcel.state,
    allowed: allowedParcelSteps(parcel.state),
    claimedBy: claimOf(parcel.claimedBy, names.get(parcel.claimedBy ?? '') ?? null),
    recipient: { name, city, state, pinCode },
    placedAt: order.createdAt.toISOString(),
    toCollect: isCollected ? rupeesFromPaise(amountDue(order)) : null,
    hold: order.holdReason,
    interruption: interruptionOf(order, parcel),
    weightGrams: parcel.weightGrams,
    courier: parcel.courier,
    trackingNumber: parcel.trackingNumber,
    lines: parcel.lines.flatMap(({ linePosition: position, quantity, packed }) => {
      const item = items.find((one) => one.orderId === order.id && one.position === position);
      if (item === undefined) return [];
      const { orderId: _, picture, ...facts } = item;
      return [{ ...facts, picture: pictureUrl(picture), quantity, packed }];
    }),
    version: parcel.version,
  };
}

function claimOf(id: string | null, name: string | null): ParcelView['claimedBy'] {
  return id === null ? null : { id, name: name ?? 'A colleague' };
}
