import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { cancelReasonText } from '@ilaneer/domain/order/cancel-reasons';
import { endedUndelivered, hasLeft, mayCancelRest } from '@ilaneer/domain/parcel/parcel-state';
import { type ParcelBatch, shareBatches } from '@ilaneer/domain/parcel/share-batches';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { listAllocationsOf, releaseUnits } from '../../modules/batch/batch.ts';
import { lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { cancelParcels, listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { lockShelves, returnStock } from '../../modules/stock/stock.ts';
import {
  type CancelDeps,
  cancelOrder,
  type FulfilmentDeps,
  giveUpOrder,
  sendOrder,
} from '../fulfilment/fulfilment.ts';
import { followParcels } from '../packing/packing.ts';
import { reverseSale } from '../returns/returns.ts';

type CancellingDeps = CancelDeps & FulfilmentDeps;

type Cancellation = { readonly orderId: string; readonly version?: number; readonly reason: string | null };

/**
 * By staff (ORDER-22, PARCEL-49). Errors: ORDER_NOT_FOUND, VERSION_STALE, ORDER_ALREADY_CANCELLED,
 * ORDER_NOT_CANCELLABLE, GOODS_NOT_SENDABLE.
 */
export function cancelByStaff(
  deps: CancellingDeps,
  actor: StaffActor,
  cancellation: Cancellation,
): Promise<Result<Order, Failure>> {
  const { reason } = cancellation;
  const why = { ...cancellation, category: null, feedback: null };
  return cancelOrder(deps, actor, why, async (tx, order) => {
    const parcels = await listParcels(tx, order.id);
    const states = parcels.map(({ state }) => state);
    const isRest = order.status !== 'cancelled' && mayCancelRest(states, dueOnDelivery(order) === 0);
    return isRest ? cancelRest(tx, deps, actor, { order, parcels, reason }) : null;
  });
}

type Rest = {
  readonly order: Order;
  readonly parcels: readonly Parcel[];
  readonly reason: string | null;
};

/** Its invoice is out: the unsent rest is credited like a parcel that ended without delivery. */
async function cancelRest(
  tx: Database,
  deps: CancellingDeps,
  actor: StaffActor,
  { order: invoiced, parcels, reason }: Rest,
): Promise<Result<Order, Failure>> {
  const unsent = parcels.filter(({ state }) => state !== 'cancelled' && !hasLeft(state));
  const isLast = parcels.every(({ state }) => !hasLeft(state) || endedUndelivered(state));
  let order = invoiced;
  for (const { id, position, lines } of unsent) {
    const number = `${order.number}-${position}`;
    const parcel = { id, number, lines, reason: 'not-delivered', isLast } as const;
    ({ order } = await reverseSale(tx, deps, actor, order, parcel));
  }
  await releaseUnsent(tx, deps, actor, { order, parcels, unsent });
  await cancelParcels(tx, deps, order.id);
  const note = reason === null ? null : cancelReasonText(reason);
  if (!isLast) {
    const followed = await followParcels(tx, deps, actor, order, { note, isOnTheRoad: false });
    if (!followed.ok) return followed;
    return ok((await lockAnyOrder(tx, order.id)) ?? order);
  }
  const sent = await sendOrder(tx, deps, actor, order, await listParcels(tx, order.id));
  return sent.ok ? ok(await giveUpOrder(tx, deps, actor, order, note)) : sent;
}

async function releaseUnsent(
  tx: Database,
  deps: CancelDeps,
  actor: StaffActor,
  { order, parcels, unsent }: Omit<Rest, 'reason'> & { readonly unsent: readonly Parcel[] },
): Promise<void> {
  const at = deps.now();
  await lockShelves(
    tx,
    order.lines.map(({ variantId }) => variantId),
  );
  const units = unsent.flatMap(({ lines }) => lines);
  const released = order.lines.flatMap(({ position, variantId }) => {
    const held = units.filter(({ linePosition }) => linePosition === position);
    const quantity = held.reduce((sum, one) => sum + one.quantity, 0);
    return quantity === 0 ? [] : [{ variantId, quantity }];
  });
  await returnStock(tx, actor, at, { orderId: order.id, units: released });
  const batches = shareBatches(parcels, await listAllocationsOf(tx, [order.id]));
  const ofUnsent = batches.filter(({ parcelId }) => unsent.some(({ id }) => id === parcelId));
  await releaseUnits(tx, at, order, byBatch(ofUnsent));
}

/** Two parcels may share a batch of a line. */
function byBatch(shares: readonly ParcelBatch[]): Pick<ParcelBatch, 'position' | 'batchId' | 'quantity'>[] {
  const all = Map.groupBy(shares, ({ position, batchId }) => `${position} ${batchId}`);
  return [...all.values()].flatMap((ofBatch) => {
    const [first] = ofBatch;
    const quantity = ofBatch.reduce((sum, one) => sum + one.quantity, 0);
    return first === undefined ? [] : [{ position: first.position, batchId: first.batchId, quantity }];
  });
}
