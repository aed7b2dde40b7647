import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { refusalOf } from '@ilaneer/domain/handover/handover';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { cashParcel } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  findHandover,
  finishHandover,
  type Handover,
  type HandoverParcel,
  listHandoverParcels,
  lockHandover,
  noteResult,
  startClosing,
} from '../../modules/handover/handover.ts';
import { listParcels } from '../../modules/parcel/parcel.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { type FulfilmentDeps, lacksEWayBill } from '../fulfilment/fulfilment.ts';
import { interruptionOf, lockParcel, shipParcel } from '../packing/packing.ts';

type Closing = { readonly handoverId: string; readonly handedTo: string };

/** A job ships the parcels (PARCEL-43). Errors: HANDOVER_NOT_FOUND, HANDOVER_CLOSED, HANDOVER_EMPTY. */
export function closeHandover(
  deps: Deps,
  actor: StaffActor,
  { handoverId: id, handedTo: typed }: Closing,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const handover = await lockHandover(tx, id);
    if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
    if (handover.closingAt !== null) return err({ code: 'HANDOVER_CLOSED' });
    const { length: parcels } = await listHandoverParcels(tx, id);
    if (parcels === 0) return err({ code: 'HANDOVER_EMPTY' });
    const handedTo = typed.trim();
    await startClosing(tx, actor, { id, handedTo, at: deps.now() });
    await deps.jobs.enqueue(tx, 'hand-over-parcels', { handoverId: id });
    recordAct(tx, deps, actor, {
      ...{ action: 'closed the hand-over', kind: 'hand-over', id },
      label: `${handover.number}, ${handover.courier}`,
      before: { state: 'open' },
      after: { state: 'closed', parcels, handedTo },
      reason: null,
    });
    return ok(null);
  });
}

/** Job: a transaction per parcel with its result, so it is resumable (PARCEL-43). */
export async function handOverParcels(deps: FulfilmentDeps, handoverId: string): Promise<void> {
  const handover = await findHandover(deps.db, { id: handoverId });
  if (handover === null || handover.closedById === null || handover.closedAt !== null) return;
  const id = handover.closedById;
  const name = (await findStaffNames(deps.db, [id])).get(id) ?? id;
  const actor: StaffActor = { kind: 'staff', id, name, permissions: ['orders.fulfil'] };
  for (const one of await listHandoverParcels(deps.db, handoverId)) {
    if (one.result === null) await handOver(deps, actor, handover, one);
  }
  await finishHandover(deps.db, handoverId, deps.now());
}

async function handOver(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { courier }: Handover,
  one: HandoverParcel,
): Promise<void> {
  // As it was booked, not as the hand-over's courier was typed.
  const shipment = { courier: one.bookedWith ?? courier, trackingNumber: one.trackingNumber };
  const seen = { parcelId: one.parcelId, version: null };
  const shipped = await shipParcel(deps, actor, { ...seen, ...shipment }, async (tx, { order, parcel }) => {
    const collects = cashParcel(await listParcels(tx, order.id))?.id === parcel.id;
    await noteResult(tx, one, {
      ...{ result: 'handed over', weightGrams: parcel.weightGrams },
      toCollectPaise: collects ? dueOnDelivery(order) : null,
    });
  });
  if (shipped.ok) return;
  await transactAll(deps.db, async (tx) => {
    const locked = await lockParcel(tx, one.parcelId);
    const why =
      locked === null
        ? null
        : refusalOf(
            {
              ...locked.parcel,
              ...{ number: one.number, elsewhere: null },
              interruption: interruptionOf(locked.order, locked.parcel),
              lacksEWayBill: lacksEWayBill(locked.order, [locked.parcel]),
            },
            courier,
          );
    const refusal = why ?? toErrorReply(shipped.error).body.message;
    await noteResult(tx, one, { result: 'refused', refusal });
  });
}
