import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Allocation, allocateOrder, listAllocationsOf } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';
import { lockShelves } from '../../modules/stock/stock.ts';

export type ParcelBatch = {
  readonly parcelId: string;
  readonly position: number;
  readonly code: string;
  readonly bestBefore: string;
  readonly quantity: number;
};

type Shared = Pick<Parcel, 'id' | 'orderId' | 'state' | 'lines'>;

/** Needs all parcels of the orders, which share allocations. */
export async function batchesOf(db: Database, parcels: readonly Shared[]): Promise<ParcelBatch[]> {
  const orderIds = [...new Set(parcels.map(({ orderId }) => orderId))];
  return shareBatches(parcels, await listAllocationsOf(db, orderIds));
}

export function shareBatches(
  parcels: readonly Shared[],
  allocations: readonly Pick<Allocation, 'orderId' | 'position' | 'code' | 'bestBefore' | 'quantity'>[],
): ParcelBatch[] {
  const left = allocations.map((one) => ({ ...one }));
  return parcels
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ id: parcelId, orderId, lines }) =>
      lines.flatMap(({ linePosition: position, quantity }) => {
        let wanted = quantity;
        return left
          .filter((one) => one.orderId === orderId && one.position === position)
          .flatMap((one) => {
            const taken = Math.min(wanted, one.quantity);
            wanted -= taken;
            one.quantity -= taken;
            const { code, bestBefore } = one;
            return taken === 0 ? [] : [{ parcelId, position, code, bestBefore, quantity: taken }];
          });
      }),
    );
}

/** BATCH-2. The orders are locked; all shelves are locked at once, against deadlocks. */
export async function chooseBatches(
  tx: Database,
  deps: Pick<Deps, 'now' | 'brand'>,
  orders: readonly Order[],
): Promise<void> {
  if (orders.length === 0) return;
  await lockShelves(
    tx,
    orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)),
  );
  for (const order of orders) await allocateOrder(tx, deps, order);
}
