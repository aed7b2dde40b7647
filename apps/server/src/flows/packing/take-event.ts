import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { foldEvents } from '@ilaneer/domain/parcel/parcel-event';
import { endedUndelivered, statusOfParcels } from '@ilaneer/domain/parcel/parcel-state';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import {
  insertParcelEvent,
  listParcelEvents,
  listParcels,
  type NewParcelEvent,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import { followDelivery } from '../deliveries/deliveries.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { bookIn, reverseSale } from '../returns/returns.ts';
import { followParcels } from './follow-parcels.ts';
import { goodsOfParcel } from './parcel-batches.ts';
import type { LockedParcel } from './work-on-parcel.ts';

/**
 * PARCEL-19. Keeps a report or act as it came; the parcel moves if the fold of its events does, and the order
 * follows. Errors: those of the order's move.
 */
export async function takeEvent(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor,
  { order, parcel }: LockedParcel,
  event: NewParcelEvent,
): Promise<Result<null, Failure>> {
  const id = await insertParcelEvent(tx, actor, parcel, event);
  const known = await listParcelEvents(tx, [parcel.id]);
  const { state } = foldEvents(
    parcel.state,
    known.map(({ kind, happenedAt }) => ({ kind, at: happenedAt })),
  );
  if (id !== null) await followDelivery(tx, deps, { order, parcel }, { ...event, id }, state);
  // Each change, noted or applied, is a version.
  const at = deps.now();
  if (state === parcel.state) {
    await writeParcel(tx, parcel.id, {}, at);
    return ok(null);
  }
  const deliveredAt = state === 'delivered' ? event.happenedAt : null;
  await writeParcel(tx, parcel.id, { state, deliveredAt }, at);
  const ended = endedUndelivered(state) && state !== 'inspected' ? state : null;
  if (ended !== null) await reverseParcel(tx, deps, actor, { order, parcel }, ended);
  return followParcels(tx, deps, actor, order);
}

const ENDS = {
  back: { reason: 'not-delivered' },
  lost: { reason: 'lost-on-the-way', writtenOff: { reason: 'lost', note: 'lost on the way' } },
  damaged: {
    reason: 'damaged-on-the-way',
    writtenOff: { reason: 'damaged', note: 'damaged on the way' },
  },
} as const;

/** PARCEL-22. Goods that are gone are booked in and written off; returned ones wait for inspection. */
async function reverseParcel(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor,
  { order, parcel }: LockedParcel,
  end: keyof typeof ENDS,
): Promise<void> {
  const all = await listParcels(tx, order.id);
  const { request } = await reverseSale(tx, deps, actor, order, {
    id: parcel.id,
    number: `${order.number}-${parcel.position}`,
    lines: parcel.lines,
    reason: ENDS[end].reason,
    isLast: statusOfParcels(all.map(({ state }) => state)) === 'cancelled',
  });
  if (end === 'back') return;
  const lines = await goodsOfParcel(tx, order, parcel.id);
  const gone = lines.map(({ variantId, shares }) => ({
    variantId,
    shares: shares.map(({ batchId, quantity }) => ({ batchId, came: quantity, writtenOff: quantity })),
  }));
  const from = { orderId: order.id, returnId: request.id, at: deps.now() };
  await bookIn(tx, actor, from, gone, ENDS[end].writtenOff);
}
