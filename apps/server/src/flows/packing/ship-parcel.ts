import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findOpenBooking, type Parcel, writeParcel } from '../../modules/parcel/parcel.ts';
import { checkEWayBill, type FulfilmentDeps, invoiceOrder } from '../fulfilment/fulfilment.ts';
import { followParcels } from './follow-parcels.ts';
import {
  checkStep,
  checkUndisturbed,
  type LockedParcel,
  processOrder,
  recordStep,
  workOnParcel,
} from './work-on-parcel.ts';

/** `version` null: as it stands. */
type Seen = { readonly parcelId: string; readonly version: number | null };

/**
 * The last parcel ships the order, the first issues the invoice (PARCEL-2, PARCEL-8). Errors:
 * PARCEL_NOT_FOUND, PARCEL_STEP_NOT_ALLOWED, PARCEL_INTERRUPTED, PARCEL_BOOKED, E_WAY_BILL_MISSING, VALIDATION_FAILED,
 * VERSION_STALE, those of
 * the order's move.
 */
export async function shipParcel(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { courier, trackingNumber, ...seen }: Seen & { readonly courier: string; readonly trackingNumber: string },
  /** In the same transaction, once it has left. */
  also: (tx: Database, left: LockedParcel) => Promise<void> = async () => undefined,
): Promise<Result<Parcel, Failure>> {
  const shipment = await deps.courier.takeOver({ courier, trackingNumber });
  if (!shipment.ok) return err(invalid(shipment.error));
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const allowed = checkStep(parcel, 'ship');
    if (!allowed.ok) return allowed;
    const undisturbed = checkUndisturbed(locked);
    if (!undisturbed.ok) return undisturbed;
    const papers = checkEWayBill(locked.order, [parcel]);
    if (!papers.ok) return papers;
    const booked = await checkBooked(tx, parcel.id, shipment.value.trackingNumber);
    if (!booked.ok) return booked;
    const processed = await processOrder(tx, deps, actor, locked.order);
    if (!processed.ok) return processed;
    const order = processed.value;
    const at = deps.now();
    await writeParcel(tx, parcel.id, { state: 'shipped', shippedAt: at, ...shipment.value }, at);
    recordStep(tx, deps, actor, locked, {
      action: 'shipped',
      after: { state: 'shipped', ...shipment.value },
    });
    const moved = await followParcels(tx, deps, actor, order, { note: null, isOnTheRoad: true });
    // After stock, as in every dispatch: the opposite lock order would deadlock.
    if (!moved.ok) return moved;
    await invoiceOrder(tx, deps, actor, order, at);
    await also(tx, { order, parcel });
    return moved;
  });
}

/** PARCEL-33. Errors: VALIDATION_FAILED for a number other than the booked one, PARCEL_BOOKED while asked. */
async function checkBooked(
  tx: Database,
  parcelId: string,
  trackingNumber: string,
): Promise<Result<null, Failure>> {
  const open = await findOpenBooking(tx, parcelId);
  if (open === null || open.awb === trackingNumber) return ok(null);
  const title = COURIER_TITLES[open.courier];
  if (open.awb === null) return err({ code: 'PARCEL_BOOKED' });
  const message = `${title} has booked this parcel as ${open.awb}. Cancel the booking first`;
  return err(invalid([{ field: 'trackingNumber', message }]));
}
