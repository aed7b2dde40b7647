import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { foldEvents, isOnTheRoad, stepsOfEvents } from '@ilaneer/domain/parcel/parcel-event';
import { cashParcel, endedUndelivered, statusOfParcels } from '@ilaneer/domain/parcel/parcel-state';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import {
  insertParcelEvents,
  listParcelEvents,
  listParcels,
  type NewParcelEvent,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import { followDelivery } from '../deliveries/deliveries.ts';
import { collectCash, type FulfilmentDeps } from '../fulfilment/fulfilment.ts';
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
  locked: LockedParcel,
  event: NewParcelEvent,
): Promise<Result<null, Failure>> {
  const taken = await takeEvents(tx, deps, actor, locked, [event]);
  if (!taken.ok) return taken;
  // Each act of staff is a version, also one that was known.
  if (taken.value === 'known') await writeParcel(tx, locked.parcel.id, {}, deps.now());
  return ok(null);
}

/** Several at once; with nothing new the parcel is not written. Errors: as takeEvent. */
export async function takeEvents(
  tx: Database,
  deps: FulfilmentDeps,
  actor: StaffActor | SystemActor,
  { order, parcel }: LockedParcel,
  events: readonly NewParcelEvent[],
): Promise<Result<'known' | 'noted' | 'moved', Failure>> {
  const added = await insertParcelEvents(tx, actor, parcel, events);
  if (added.length === 0) return ok('known');
  const known = (await listParcelEvents(tx, [parcel.id])).map((event) => ({
    ...event,
    at: event.happenedAt,
  }));
  const { state } = foldEvents(parcel.state, known);
  const news = known.filter(({ id }) => added.some((event) => event.id === id));
  for (const { event, from, to } of stepsOfEvents(parcel.state, known, news)) {
    await followDelivery(tx, deps, { order, parcel: { ...parcel, state: from } }, event, to);
  }
  const at = deps.now();
  if (state === parcel.state) {
    // Shown, or marked for review.
    await writeParcel(tx, parcel.id, {}, at);
    return ok('noted');
  }
  const deliveredAt = state === 'delivered' ? (known.find(({ kind }) => kind === state)?.at ?? at) : null;
  await writeParcel(tx, parcel.id, { state, deliveredAt }, at);
  if (deliveredAt !== null && cashParcel(await listParcels(tx, order.id))?.id === parcel.id) {
    await collectCash(tx, order, { collectedAt: deliveredAt, at });
  }
  const ended = endedUndelivered(state) && state !== 'inspected' ? state : null;
  if (ended !== null) await reverseParcel(tx, deps, actor, { order, parcel }, ended);
  const note = actor.kind === 'system' ? `Reported by ${parcel.courier}` : null;
  const followed = await followParcels(tx, deps, actor, order, { note, isOnTheRoad: isOnTheRoad(known) });
  return followed.ok ? ok('moved') : followed;
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
  actor: StaffActor | SystemActor,
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
