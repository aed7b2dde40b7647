import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { type ParcelStep, stepParcel } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { findParcel, orderOfParcel, type Parcel } from '../../modules/parcel/parcel.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { type FulfilmentDeps, fulfilIn } from '../fulfilment/fulfilment.ts';
import { interruptionOf } from './interruption.ts';
import { viewParcel } from './view-parcels.ts';

/** Locking the order locks all its parcels. */
export type LockedParcel = { readonly order: Order; readonly parcel: Parcel };

/** Locks at the expected version. Errors: PARCEL_NOT_FOUND, VERSION_STALE, and those of `work`. */
export function workOnParcel(
  deps: Deps,
  seen: { readonly parcelId: string; readonly version: number | null },
  work: (tx: Database, locked: LockedParcel) => Promise<Result<null, Failure>>,
): Promise<Result<Parcel, Failure>> {
  return transact<Parcel, Failure>(deps.db, async (tx) => {
    const locked = await lockParcel(tx, seen.parcelId);
    if (locked === null) return err({ code: 'PARCEL_NOT_FOUND' });
    if (seen.version !== null && seen.version !== locked.parcel.version) {
      const current = await viewParcel(tx, locked.parcel);
      const shows = [{ on: 'parcel', by: 'order', ids: [current.orderId] }] as const;
      return err({ code: 'VERSION_STALE', data: { current }, shows });
    }
    const done = await work(tx, locked);
    if (!done.ok) return done;
    const changed = await findParcel(tx, seen.parcelId);
    return ok(changed ?? locked.parcel);
  });
}

/** Also after a step back (PARCEL-13). */
export async function processOrder(
  tx: Database,
  deps: FulfilmentDeps,
  packer: StaffActor,
  order: Order,
): Promise<Result<Order, Failure>> {
  if (order.status !== 'placed') return ok(order);
  return fulfilIn(tx, deps, packer, { orderNumber: order.number, transition: 'process' });
}

export async function lockParcel(tx: Database, parcelId: string): Promise<LockedParcel | null> {
  const orderId = await orderOfParcel(tx, parcelId);
  if (orderId === null) return null;
  const order = await lockAnyOrder(tx, orderId);
  const parcel = await findParcel(tx, parcelId);
  return order === null || parcel === null ? null : { order, parcel };
}

/** Errors: PARCEL_STEP_NOT_ALLOWED with the allowed ones. */
export function checkStep(parcel: Parcel, step: ParcelStep): Result<null, Failure> {
  const next = stepParcel(parcel.state, step);
  if (next.ok) return ok(null);
  const { code, ...data } = next.error;
  return err({ code, data });
}

/** Errors: PARCEL_STEP_NOT_ALLOWED, PARCEL_CLAIMED with the packer. */
export async function checkPacker(
  tx: Database,
  { parcel }: LockedParcel,
  packer: StaffActor,
): Promise<Result<null, Failure>> {
  const mine = checkStep(parcel, 'close');
  if (!mine.ok) return mine;
  return parcel.claimedBy === packer.id ? ok(null) : err(await claimedByAnother(tx, parcel));
}

export async function claimedByAnother(tx: Database, { claimedBy }: Parcel): Promise<Failure> {
  const name = claimedBy === null ? undefined : (await findStaffNames(tx, [claimedBy])).get(claimedBy);
  return {
    code: 'PARCEL_CLAIMED',
    ...(name !== undefined && { message: `${name} is packing this parcel.` }),
  };
}

/** PARCEL-7. Errors: PARCEL_INTERRUPTED with the reason. */
export function checkUndisturbed({ order, parcel }: LockedParcel): Result<null, Failure> {
  const why = interruptionOf(order, parcel);
  return why === null ? ok(null) : err({ code: 'PARCEL_INTERRUPTED', data: { why } });
}

export function recordStep(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  { order, parcel }: LockedParcel,
  act: {
    readonly action: string;
    readonly after: Readonly<Record<string, unknown>>;
    readonly reason?: string;
  },
): void {
  recordAct(tx, deps, actor, {
    action: act.action,
    kind: 'parcel',
    id: parcel.id,
    label: `${order.number}-${parcel.position}`,
    before: { state: parcel.state },
    after: { state: parcel.state, ...act.after },
    reason: act.reason ?? null,
  });
}
