import { type ParcelBatch, shareBatches } from '@ilaneer/domain/parcel/share-batches';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { allocateOrder, listAllocationsOf } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { lockShelves } from '../../modules/stock/stock.ts';

type Shared = Pick<Parcel, 'id' | 'orderId' | 'state' | 'lines'>;

/** Needs all parcels of the orders, which share allocations. */
export async function batchesOf(db: Database, parcels: readonly Shared[]): Promise<ParcelBatch[]> {
  const orderIds = [...new Set(parcels.map(({ orderId }) => orderId))];
  return shareBatches(parcels, await listAllocationsOf(db, orderIds));
}

export type ParcelGoods = {
  readonly position: number;
  readonly variantId: string;
  /** Null: shipped without a batch. */
  readonly shares: readonly { readonly batchId: string | null; readonly quantity: number }[];
};

/** A parcel's units by line and batch. */
export async function goodsOfParcel(tx: Database, order: Order, parcelId: string): Promise<ParcelGoods[]> {
  const all = await listParcels(tx, order.id);
  const batches = (await batchesOf(tx, all)).filter((one) => one.parcelId === parcelId);
  const lines = all.find(({ id }) => id === parcelId)?.lines ?? [];
  return lines.flatMap(({ linePosition: position, quantity }) => {
    const variantId = order.lines.find((line) => line.position === position)?.variantId;
    if (variantId === undefined) return [];
    const own = batches.filter((one) => one.position === position);
    const rest = quantity - own.reduce((sum, one) => sum + one.quantity, 0);
    const shares = own.map(({ batchId, quantity: units }) => ({ batchId, quantity: units }));
    return [
      { position, variantId, shares: rest > 0 ? [...shares, { batchId: null, quantity: rest }] : shares },
    ];
  });
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
