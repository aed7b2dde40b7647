import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { VariantUnits } from '@ilaneer/domain/parcel/repack';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  listLeftovers,
  type Parcel,
  type ParcelChanges,
  unpackAll,
  writeLeftovers,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import { digestOf, interruptionOf, type TakeOut, takeOutOf } from './interruption.ts';
import { readItems } from './items-repository.ts';
import { checkStep, type LockedParcel, recordStep, workOnParcel } from './work-on-parcel.ts';

type Emptied = {
  readonly parcelId: string;
  readonly version: number;
  readonly takenOut: readonly VariantUnits[];
};

/**
 * PARCEL-12. `taken`: the listed units; no effect without an interruption. Errors: PARCEL_NOT_FOUND,
 * VERSION_STALE, PARCEL_STEP_NOT_ALLOWED, VALIDATION_FAILED for other units.
 */
export function endInterruption(
  deps: Deps,
  actor: StaffActor,
  { takenOut, ...seen }: Emptied,
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { order, parcel } = locked;
    const why = parcel.state === 'cancelled' ? 'cancelled' : interruptionOf(order, parcel);
    if (why === null) return ok(null);
    if (why !== 'cancelled') {
      const allowed = checkStep(parcel, 'give back');
      if (!allowed.ok) return allowed;
    }
    const out = await readTakeOut(tx, locked);
    if (!isSame(out, takenOut)) {
      const message = `Take out ${out.map(unitsText).join(', ') || 'nothing'}, and say so again`;
      return err(invalid([{ field: 'takenOut', message }]));
    }
    const changes = changesFor(why, locked);
    if (why !== 'changed') await unpackAll(tx, parcel.id);
    await writeLeftovers(tx, parcel.id, []);
    await writeParcel(tx, parcel.id, changes, deps.now());
    recordStep(tx, deps, actor, locked, {
      action: 'took out of the box',
      after: { state: changes.state ?? parcel.state, takenOut: out.map(unitsText) },
    });
    return ok(null);
  });
}

export async function readTakeOut(tx: Database, { order, parcel }: LockedParcel): Promise<TakeOut[]> {
  const items = await readItems(tx, [order]);
  return takeOutOf(order, parcel, { items, leftovers: await listLeftovers(tx, [parcel.id]) });
}

function changesFor(why: 'cancelled' | 'held' | 'changed', { order }: LockedParcel): ParcelChanges {
  switch (why) {
    case 'cancelled':
      return {};
    case 'held':
      return { state: 'waiting', claimedBy: null, claimedAt: null, contentsDigest: null };
    case 'changed':
      return { contentsDigest: digestOf(order) };
  }
}

function isSame(wanted: readonly VariantUnits[], said: readonly VariantUnits[]): boolean {
  return (
    wanted.length === said.length &&
    wanted.every(({ variantId, quantity }) =>
      said.some((one) => one.variantId === variantId && one.quantity === quantity),
    )
  );
}

function unitsText({ quantity, sku }: TakeOut): string {
  return `${quantity} x ${sku}`;
}
