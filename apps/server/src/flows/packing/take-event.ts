import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { foldEvents } from '@ilaneer/domain/parcel/parcel-event';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import {
  insertParcelEvent,
  listParcelEvents,
  type NewParcelEvent,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { followParcels } from './follow-parcels.ts';
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
  await insertParcelEvent(tx, actor, parcel, event);
  const known = await listParcelEvents(tx, [parcel.id]);
  const { state } = foldEvents(
    parcel.state,
    known.map(({ kind, happenedAt }) => ({ kind, at: happenedAt })),
  );
  // Each change, noted or applied, is a version.
  const at = deps.now();
  if (state === parcel.state) {
    await writeParcel(tx, parcel.id, {}, at);
    return ok(null);
  }
  const deliveredAt = state === 'delivered' ? event.happenedAt : null;
  await writeParcel(tx, parcel.id, { state, deliveredAt }, at);
  return followParcels(tx, deps, actor, order);
}
