import type { OrderStatus } from '@ilaneer/domain/order/status';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  inStates,
  insertParcel,
  listParcels,
  type Parcel,
  packAll,
  unitsOfOrder,
  writeParcel,
} from './repository.ts';

/** What parcels are told of their order, which is locked. */
export type MovedOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
};

/** The parcels of an order, which is locked: all of it in one until somebody splits it. */
export async function openParcels(
  tx: Database,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  orderId: string,
): Promise<Parcel[]> {
  const found = await listParcels(tx, orderId);
  if (found.some(({ state }) => state !== 'cancelled')) return found;
  await insertParcel(tx, { id: newId(), orderId, at: now() }, await unitsOfOrder(tx, orderId));
  return listParcels(tx, orderId);
}

/** Has the parcels follow an order that was moved as a whole: all that had not gone as far go there now (PARCEL-2). */
export async function followOrder(
  tx: Database,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, status, courier, trackingNumber }: MovedOrder,
): Promise<void> {
  const at = deps.now();
  switch (status) {
    case 'pending':
    case 'placed':
    case 'processing':
      return;
    case 'cancelled':
      for (const parcel of inStates(await listParcels(tx, id), 'waiting', 'packing', 'packed')) {
        await writeParcel(tx, parcel.id, { state: 'cancelled', claimedBy: null, claimedAt: null }, at);
      }
      return;
    case 'shipped':
      for (const parcel of inStates(await openParcels(tx, deps, id), 'waiting', 'packing', 'packed')) {
        await packAll(tx, parcel.id);
        const packedAt = parcel.packedAt ?? at;
        const left = { claimedBy: null, claimedAt: null, packedAt, shippedAt: at, courier, trackingNumber };
        await writeParcel(tx, parcel.id, { state: 'shipped', ...left }, at);
      }
      // An order that went back a step takes its parcels along.
      for (const parcel of inStates(await listParcels(tx, id), 'in transit')) {
        await writeParcel(tx, parcel.id, { state: 'shipped' }, at);
      }
      return;
    case 'in transit':
      for (const parcel of inStates(await listParcels(tx, id), 'shipped')) {
        await writeParcel(tx, parcel.id, { state: 'in transit' }, at);
      }
      return;
    case 'delivered':
      for (const parcel of inStates(await listParcels(tx, id), 'shipped', 'in transit')) {
        await writeParcel(tx, parcel.id, { state: 'delivered', deliveredAt: at }, at);
      }
      return;
  }
}
