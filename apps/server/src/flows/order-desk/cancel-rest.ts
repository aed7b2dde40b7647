import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { cancelReasonText } from '@ilaneer/domain/order/cancel-reasons';
import { hasLeft, onlyUnsentLeft } from '@ilaneer/domain/parcel/parcel-state';
import { type ParcelBatch, shareBatches } from '@ilaneer/domain/parcel/share-batches';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { listAllocationsOf, releaseUnits } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import { followOrder, listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { lockShelves, returnStock } from '../../modules/stock/stock.ts';
import { type CancelDeps, cancelOrder, giveUpOrder, sendOrder } from '../fulfilment/fulfilment.ts';
import { reverseSale } from '../returns/returns.ts';

type Cancellation = { readonly orderId: string; readonly version?: number; readonly reason: string | null };

/**
 * By staff (ORDER-22, PARCEL-49). Errors: ORDER_NOT_FOUND, VERSION_STALE, ORDER_ALREADY_CANCELLED,
 * ORDER_NOT_CANCELLABLE, GOODS_NOT_SENDABLE.
 */
export function cancelByStaff(
  deps: CancelDeps,
  actor: StaffActor,
  cancellation: Cancellation,
): Promise<Result<Order, Failure>> {
  const { reason } = cancellation;
  const why = { ...cancellation, category: null, feedback: null };
  return cancelOrder(deps, actor, why, async (tx, order) => {
    const parcels = await listParcels(tx, order.id);
    const isRest = order.status !== 'cancelled' && onlyUnsentLeft(parcels.map(({ state }) => state));
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
  deps: CancelDeps,
  actor: StaffActor,
  { order: invoiced, parcels, reason }: Rest,
): Promise<Result<Order, Failure>> {
  let order = invoiced;
  for (const { id, position, lines } of unsentOf(parcels)) {
    const number = `${order.number}-${position}`;
    const parcel = { id, number, lines, reason: 'not-delivered', isLast: true } as const;
    ({ order } = await reverseSale(tx, deps, actor, order, parcel));
  }
  const settled = await settleStock(tx, deps, actor, { order, parcels });
  if (!settled.ok) return settled;
  const why = reason === null ? null : cancelReasonText(reason);
  const cancelled = await giveUpOrder(tx, deps, actor, order, why);
  await followOrder(tx, deps, actor, cancelled);
  return ok(cancelled);
}

/** Unsent units are released; those of sent parcels leave the stock, as with the last parcel of an order. */
async function settleStock(
  tx: Database,
  deps: CancelDeps,
  actor: StaffActor,
  { order, parcels }: Omit<Rest, 'reason'>,
): Promise<Result<null, Failure>> {
  const at = deps.now();
  await lockShelves(
    tx,
    order.lines.map(({ variantId }) => variantId),
  );
  const unsent = unsentOf(parcels);
  const batches = shareBatches(parcels, await listAllocationsOf(tx, [order.id]));
  const left = order.lines.map((line) => {
    const held = unsent.flatMap(({ lines }) => lines).filter((one) => one.linePosition === line.position);
    return { line, units: held.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
  const released = left.flatMap(({ line: { variantId }, units }) =>
    units === 0 ? [] : [{ variantId, quantity: units }],
  );
  await returnStock(tx, actor, at, { orderId: order.id, units: released });
  const ofUnsent = batches.filter(({ parcelId }) => unsent.some(({ id }) => id === parcelId));
  await releaseUnits(tx, at, order, byBatch(ofUnsent));
  const sent = left.flatMap(({ line, units }) => {
    const quantity = line.quantity - units;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return sendOrder(tx, deps, actor, { ...order, lines: sent });
}

function unsentOf(parcels: readonly Parcel[]): Parcel[] {
  return parcels.filter(({ state }) => state !== 'cancelled' && !hasLeft(state));
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
