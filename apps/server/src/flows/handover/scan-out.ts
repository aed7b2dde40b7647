import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { type HandoverVerdict, refusalOf } from '@ilaneer/domain/handover/handover';
import { isOurNumber } from '@ilaneer/domain/order/order-number';
import { isTrackingNumber, SHIPMENT_TEXTS } from '@ilaneer/domain/order/shipment';
import { possibleCodes, readScan } from '@ilaneer/domain/parcel/read-scan';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  addScanned,
  type HandoverParcel,
  listHandoverParcels,
  lockHandover,
  openElsewhere,
} from '../../modules/handover/handover.ts';
import { listParcels } from '../../modules/parcel/parcel.ts';
import { lacksEWayBill } from '../fulfilment/fulfilment.ts';
import { findByCode, interruptionOf, lockParcel } from '../packing/packing.ts';

export type ScannedOutcome = {
  readonly verdict: HandoverVerdict;
  readonly text: string;
  readonly parcelId: string | null;
};

type Scan = {
  readonly handoverId: string;
  readonly code: string;
  /** The code is the tracking number of this parcel. */
  readonly parcelId: string | null;
};

/** PARCEL-41, PARCEL-42. Errors: HANDOVER_NOT_FOUND, HANDOVER_CLOSED. */
export function scanOut(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'>,
  actor: StaffActor,
  scan: Scan,
): Promise<Result<ScannedOutcome, Failure>> {
  return transact<ScannedOutcome, Failure>(deps.db, (tx) => scanIn(tx, deps, actor, scan));
}

/** In the caller's transaction. */
export async function scanIn(
  tx: Database,
  deps: Pick<Deps, 'now' | 'auditKey'>,
  actor: StaffActor,
  { handoverId, code, parcelId: named }: Scan,
): Promise<Result<ScannedOutcome, Failure>> {
  const handover = await lockHandover(tx, handoverId);
  if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
  if (handover.closingAt !== null) return err({ code: 'HANDOVER_CLOSED' });
  const inIt = await listHandoverParcels(tx, handoverId);
  const meant = named === null ? await parcelMeant(tx, code, inIt) : { id: named };
  if (!('id' in meant)) return ok(meant);
  const locked = await lockParcel(tx, meant.id);
  if (locked === null) return ok(refused(`Nothing has the number ${code.trim()}`));
  const { order, parcel } = locked;
  const number = `${order.number}-${parcel.position}`;
  if (inIt.some(({ parcelId }) => parcelId === parcel.id)) {
    return ok({ verdict: 'again', text: `${number} is already scanned`, parcelId: parcel.id });
  }
  const known = {
    ...parcel,
    number,
    interruption: interruptionOf(order, parcel),
    lacksEWayBill: lacksEWayBill(order, [parcel]),
  };
  const elsewhere = await openElsewhere(tx, parcel.id, handoverId);
  const refusal = refusalOf({ ...known, elsewhere }, handover.courier);
  if (refusal !== null) return ok(refused(refusal));
  if (parcel.trackingNumber === null && named === null) {
    return ok({ verdict: 'number wanted', text: number, parcelId: parcel.id });
  }
  const read = parcel.trackingNumber ?? readScan(code, isTrackingNumber).code;
  const wrong = parcel.trackingNumber === null ? wrongNumber(read, inIt) : null;
  if (wrong !== null) return ok({ ...refused(wrong), parcelId: parcel.id });
  const scannedAt = deps.now();
  await addScanned(tx, actor, { handoverId, parcelId: parcel.id, trackingNumber: read, scannedAt });
  recordAct(tx, deps, actor, {
    ...{ action: 'scanned a parcel out', kind: 'hand-over', id: handoverId },
    label: `${handover.number}, ${handover.courier}`,
    before: null,
    after: { parcel: number, trackingNumber: read },
    reason: null,
  });
  return ok({ verdict: 'added', text: `${number}, ${read}`, parcelId: parcel.id });
}

/** By its number, its shipment's, or that of an order with one parcel. */
export async function parcelMeant(
  tx: Database,
  code: string,
  inIt: readonly HandoverParcel[],
): Promise<{ readonly id: string } | ScannedOutcome> {
  for (const one of possibleCodes(code).codes) {
    const scanned = inIt.find(({ trackingNumber }) => trackingNumber === one);
    if (scanned !== undefined) return { id: scanned.parcelId };
    const found = await findByCode(tx, one);
    if (found === null) continue;
    if (found.parcelId !== null) return { id: found.parcelId };
    const all = (await listParcels(tx, found.orderId)).filter(({ state }) => state !== 'cancelled');
    const [only, ...others] = all;
    if (only === undefined) return refused(`${one} is not packed`);
    return others.length === 0
      ? { id: only.id }
      : refused(`${one} has ${all.length} parcels. Scan the number of the parcel`);
  }
  return refused(`Nothing has the number ${code.trim()}`);
}

function wrongNumber(read: string, inIt: readonly HandoverParcel[]): string | null {
  if (isOurNumber(read)) return `${read} is a number of this shop. Scan the courier's label`;
  if (!isTrackingNumber(read)) return SHIPMENT_TEXTS.trackingNumber;
  const isIt = (one: string) => one.toUpperCase() === read.toUpperCase();
  const other = inIt.find(({ trackingNumber }) => isIt(trackingNumber));
  return other === undefined ? null : `${read} is the number of ${other.number}`;
}

function refused(text: string): ScannedOutcome {
  return { verdict: 'refused', text, parcelId: null };
}
