import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { lockAnyOrder } from '../../modules/order/order.ts';
import {
  inStates,
  insertParcel,
  listParcels,
  type Parcel,
  removeParcel,
  writeParcel,
  writeUnits,
} from '../../modules/parcel/parcel.ts';
import { openToPack } from './open-to-pack.ts';
import { checkStep, recordStep, workOnParcel } from './work-on-parcel.ts';

type Seen = { readonly parcelId: string; readonly version: number };
type Units = { readonly position: number; readonly quantity: number };

/**
 * Neither may become empty. Errors: PARCEL_NOT_FOUND, PARCEL_STEP_NOT_ALLOWED, VERSION_STALE,
 * VALIDATION_FAILED.
 */
export function splitParcel(
  deps: Deps,
  actor: StaffActor,
  { lines, ...seen }: Seen & { readonly lines: readonly Units[] },
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const isPackedHere = parcel.state === 'packing' && parcel.claimedBy === actor.id;
    const allowed = isPackedHere ? ok(null) : checkStep(parcel, 'claim');
    if (!allowed.ok) return allowed;
    const rest = restOf(parcel, lines);
    if (!rest.ok) return rest;
    const at = deps.now();
    for (const { position, quantity } of rest.value) await writeUnits(tx, parcel, position, quantity);
    const units = lines.map(({ position, quantity }) => ({ linePosition: position, quantity }));
    await insertParcel(tx, { id: deps.newId(), orderId: parcel.orderId, at }, units);
    await writeParcel(tx, parcel.id, {}, at);
    recordStep(tx, deps, actor, locked, { action: 'split', after: { intoAnother: lines } });
    return ok(null);
  });
}

/** Both waiting, same order. Errors: as splitParcel. */
export function mergeParcel(deps: Deps, actor: StaffActor, seen: Seen): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const allowed = checkStep(parcel, 'claim');
    if (!allowed.ok) return allowed;
    const others = inStates(await listParcels(tx, parcel.orderId), 'waiting');
    const target = others.find(({ id }) => id !== parcel.id);
    if (target === undefined) {
      return err(invalid([{ field: 'parcelId', message: 'There is no other parcel that waits' }]));
    }
    for (const { linePosition, quantity } of parcel.lines) {
      const there = target.lines.find((line) => line.linePosition === linePosition)?.quantity ?? 0;
      await writeUnits(tx, target, linePosition, there + quantity);
    }
    await removeParcel(tx, parcel.id);
    await writeParcel(tx, target.id, {}, deps.now());
    recordStep(tx, deps, actor, locked, { action: 'merged', after: { into: target.position } });
    return ok(null);
  });
}

export function parcelsOfOrder(deps: Deps, orderId: string): Promise<Result<Parcel[], Failure>> {
  return transact<Parcel[], Failure>(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    return ok(
      isToBePacked(order.status) ? await openToPack(tx, deps, order.id) : await listParcels(tx, order.id),
    );
  });
}

/** Remaining units. Errors: VALIDATION_FAILED. */
function restOf(parcel: Parcel, taken: readonly Units[]): Result<readonly Units[], Failure> {
  if (new Set(taken.map(({ position }) => position)).size < taken.length) {
    return err(invalid([{ field: 'lines', message: 'Name each line once' }]));
  }
  const rest: Units[] = [];
  for (const [index, { position, quantity }] of taken.entries()) {
    const line = parcel.lines.find(({ linePosition }) => linePosition === position);
    const free = line === undefined ? 0 : line.quantity - line.packed;
    if (line === undefined || free < quantity) {
      const message =
        line === undefined ? 'There is no such line' : `Only ${free} of it can go into another parcel`;
      return err(invalid([{ field: `lines.${index}.quantity`, message }]));
    }
    rest.push({ position, quantity: line.quantity - quantity });
  }
  const left = parcel.lines.some(({ linePosition, quantity }) => {
    const changed = rest.find(({ position }) => position === linePosition);
    return (changed?.quantity ?? quantity) > 0;
  });
  if (left) return ok(rest);
  return err(invalid([{ field: 'lines', message: 'Leave something in this parcel' }]));
}
