import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { courierProblem } from '@ilaneer/domain/order/shipment';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedName } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  deleteHandover,
  findHandover,
  type Handover,
  insertHandover,
  listHandoverParcels,
  lockHandover,
  removeScanned,
} from '../../modules/handover/handover.ts';

/** A courier has one open hand-over: it is continued (PARCEL-40). Errors: VALIDATION_FAILED. */
export function openHandover(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  typed: string,
): Promise<Result<Handover, Failure>> {
  return transact<Handover, Failure>(deps.db, (tx) => openIn(tx, deps, actor, typed));
}

/** In the caller's transaction. */
export async function openIn(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  typed: string,
): Promise<Result<Handover, Failure>> {
  const courier = typedName(typed);
  const problem = courierProblem(courier);
  if (problem !== null) return err(invalid([{ field: 'courier', message: problem }]));
  const id = deps.newId();
  const isNew = await insertHandover(tx, actor, { id, courier, openedAt: deps.now() });
  const open = await findHandover(tx, { courier });
  if (open === null) return err({ code: 'HANDOVER_NOT_FOUND' });
  if (isNew) {
    recordAct(tx, deps, actor, {
      ...{ action: 'began the hand-over', kind: 'hand-over', id, label: `${open.number}, ${courier}` },
      ...{ before: null, after: { state: 'open', courier }, reason: null },
    });
  }
  return ok(open);
}

/** An empty one, opened for no parcel (PARCEL-40). Errors: HANDOVER_NOT_FOUND, HANDOVER_CLOSED, HANDOVER_FILLED. */
export function discardHandover(
  deps: Pick<Deps, 'db' | 'auditKey' | 'now'>,
  actor: StaffActor,
  id: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const handover = await lockHandover(tx, id);
    if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
    if (handover.closingAt !== null) return err({ code: 'HANDOVER_CLOSED' });
    if ((await listHandoverParcels(tx, id)).length > 0) return err({ code: 'HANDOVER_FILLED' });
    await deleteHandover(tx, id);
    const { number, courier } = handover;
    recordAct(tx, deps, actor, {
      ...{ action: 'discarded the hand-over', kind: 'hand-over', id, label: `${number}, ${courier}` },
      ...{ before: { state: 'open', courier }, after: null, reason: null },
    });
    return ok(null);
  });
}

/** Of a parcel that stays. Errors: HANDOVER_NOT_FOUND, HANDOVER_CLOSED. */
export function takeOutOfHandover(
  deps: Pick<Deps, 'db' | 'auditKey' | 'now'>,
  actor: StaffActor,
  { handoverId, parcelId }: { readonly handoverId: string; readonly parcelId: string },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const handover = await lockHandover(tx, handoverId);
    if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
    if (handover.closingAt !== null) return err({ code: 'HANDOVER_CLOSED' });
    const known = (await listHandoverParcels(tx, handoverId)).find((one) => one.parcelId === parcelId);
    if (known === undefined || !(await removeScanned(tx, handoverId, parcelId))) return ok(null);
    recordAct(tx, deps, actor, {
      ...{ action: 'took a parcel out', kind: 'hand-over', id: handoverId },
      label: `${handover.number}, ${handover.courier}`,
      before: { parcel: known.number, trackingNumber: known.trackingNumber },
      ...{ after: null, reason: null },
    });
    return ok(null);
  });
}
