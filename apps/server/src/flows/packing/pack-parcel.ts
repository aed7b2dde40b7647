import type { StaffActor } from '@ilaneer/domain/actor/actor';
import {
  isComplete,
  judgeScan,
  judgeUnits,
  type PackingLine,
  type ScanVerdict,
} from '@ilaneer/domain/parcel/packing';
import { readScan } from '@ilaneer/domain/parcel/read-scan';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  findScan,
  insertScan,
  type Parcel,
  unpackAll,
  writePacked,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import { readUnitsToRemove } from './end-interruption.ts';
import { digestOf } from './interruption.ts';
import { readItems } from './items-repository.ts';
import {
  checkPacker,
  checkStep,
  checkUndisturbed,
  type LockedParcel,
  recordStep,
  workOnParcel,
} from './work-on-parcel.ts';

type Seen = { readonly parcelId: string; readonly version: number };

export type ScanGesture = {
  readonly parcelId: string;
  readonly gestureId: string;
  readonly code: string;
  readonly byHand: boolean;
  /** More than 1 by hand only. */
  readonly quantity: number;
};

export type ScanOutcome = {
  readonly verdict: ScanVerdict['verdict'];
  readonly line: number | null;
  readonly parcel: Parcel;
};

/**
 * PARCEL-4. Idempotent. Errors: PARCEL_NOT_FOUND, PARCEL_STEP_NOT_ALLOWED, PARCEL_CLAIMED,
 * PARCEL_INTERRUPTED, VALIDATION_FAILED by field.
 */
export async function scanIntoParcel(
  deps: Deps,
  packer: StaffActor,
  { parcelId, gestureId, code: typed, byHand, quantity }: ScanGesture,
): Promise<Result<ScanOutcome, Failure>> {
  if (quantity > 1 && !byHand) return err(invalid([{ field: 'quantity', message: 'Scan each unit' }]));
  let outcome: Omit<ScanOutcome, 'parcel'> = { verdict: 'wrong item', line: null };
  const worked = await workOnParcel(deps, { parcelId, version: null }, async (tx, locked) => {
    const allowed = firstFailure(await checkPacker(tx, locked, packer), checkUndisturbed(locked));
    if (!allowed.ok) return allowed;
    const counted = await findScan(tx, parcelId, gestureId);
    if (counted !== null) {
      outcome = { verdict: counted.verdict, line: counted.linePosition };
      return ok(null);
    }
    const lines = await packingLines(tx, locked);
    const { code, batch } = readScan(typed, (one) => judgeScan(lines, one).verdict !== 'wrong item');
    const { judged, positions } = judgeUnits(lines, code, quantity);
    const at = deps.now();
    const gesture = { parcelId, gestureId, code, batchCode: batch, byHand, at };
    await insertScan(tx, packer, { ...gesture, verdict: judged, positions });
    for (const { position, packed } of lines) {
      const added = positions.filter((one) => one === position).length;
      if (added > 0) await writePacked(tx, parcelId, position, packed + added);
    }
    outcome = { verdict: judged.verdict, line: judged.verdict === 'wrong item' ? null : judged.position };
    const action = byHand ? 'confirmed by hand' : 'scanned';
    const after = { code, verdict: judged.verdict, ...(quantity > 1 && { quantity }) };
    recordStep(tx, deps, packer, locked, { action, after });
    return ok(null);
  });
  return worked.ok ? ok({ ...outcome, parcel: worked.value }) : worked;
}

/** Errors: as scanIntoParcel, PARCEL_INCOMPLETE. */
export function closeParcel(
  deps: Deps,
  packer: StaffActor,
  { weightGrams, ...seen }: Seen & { readonly weightGrams: number | null },
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const allowed = firstFailure(await checkPacker(tx, locked, packer), checkUndisturbed(locked));
    if (!allowed.ok) return allowed;
    const { parcel } = locked;
    if (!isComplete(parcel.lines)) {
      const missing = parcel.lines.reduce((sum, { quantity, packed }) => sum + quantity - packed, 0);
      return err({ code: 'PARCEL_INCOMPLETE', data: { missing } });
    }
    const at = deps.now();
    const packed = { packedAt: at, packedBy: packer.id, weightGrams };
    const closed = { state: 'packed', claimedBy: null, ...packed } as const;
    await writeParcel(tx, parcel.id, closed, at);
    recordStep(tx, deps, packer, locked, { action: 'packed', after: { state: 'packed', weightGrams } });
    return ok(null);
  });
}

/** Unpacks it. Errors: as scanIntoParcel, PARCEL_INTERRUPTED. */
export function releaseParcel(deps: Deps, actor: StaffActor, seen: Seen): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const allowed = checkStep(locked.parcel, 'give back');
    if (!allowed.ok) return allowed;
    // Removals are confirmed first (PARCEL-12).
    if ((await readUnitsToRemove(tx, locked)).length > 0) return checkUndisturbed(locked);
    await unpackAll(tx, seen.parcelId);
    const free = { state: 'waiting', claimedBy: null, claimedAt: null, contentsDigest: null } as const;
    await writeParcel(tx, seen.parcelId, free, deps.now());
    recordStep(tx, deps, actor, locked, { action: 'gave back', after: { state: 'waiting' } });
    return ok(null);
  });
}

/** Keeps the contents; the member becomes its packer. Errors: as closeParcel. */
export function reopenParcel(
  deps: Deps,
  packer: StaffActor,
  { reason, ...seen }: Seen & { readonly reason: string },
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const allowed = checkStep(locked.parcel, 'reopen');
    if (!allowed.ok) return allowed;
    const at = deps.now();
    const contentsDigest = digestOf(locked.order);
    const claim = { claimedBy: packer.id, claimedAt: at, packedAt: null, packedBy: null };
    const open = { state: 'packing', ...claim } as const;
    await writeParcel(tx, seen.parcelId, { ...open, contentsDigest }, at);
    recordStep(tx, deps, packer, locked, { action: 'opened again', after: { state: 'packing' }, reason });
    return ok(null);
  });
}

async function packingLines(tx: Database, { order, parcel }: LockedParcel): Promise<PackingLine[]> {
  const items = await readItems(tx, [order]);
  return parcel.lines.map(({ linePosition, quantity, packed }) => {
    const item = items.find((one) => one.position === linePosition);
    const codes = [item?.barcode, item?.sku].flatMap((code) => code ?? []);
    return { position: linePosition, codes, quantity, packed };
  });
}

function firstFailure(...checks: readonly Result<null, Failure>[]): Result<null, Failure> {
  return checks.find(({ ok: isFine }) => !isFine) ?? ok(null);
}
