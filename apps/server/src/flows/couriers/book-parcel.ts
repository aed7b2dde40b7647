import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { bookingReference } from '@ilaneer/domain/parcel/couriers/booking';
import { COURIER_TITLES, type CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  type CouriersDeps,
  findOpenBooking,
  insertBooking,
  listBookings,
  type Parcel,
  type ParcelBooking,
  writeBooking,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import {
  checkStep,
  checkUndisturbed,
  type LockedParcel,
  recordStep,
  workOnParcel,
} from '../packing/packing.ts';

type Seen = { readonly parcelId: string; readonly version: number };

export type WantedBooking = Seen & {
  readonly courier: CourierName;
  /** Null: as weighed on closing. */
  readonly weightGrams: number | null;
};

/**
 * PARCEL-31. A job books it. Errors: PARCEL_NOT_FOUND, VERSION_STALE, PARCEL_STEP_NOT_ALLOWED,
 * PARCEL_INTERRUPTED, PARCEL_BOOKED, VALIDATION_FAILED for courier or weight.
 */
export function bookParcel(
  deps: Deps & CouriersDeps,
  actor: StaffActor,
  { courier, weightGrams: typed, ...seen }: WantedBooking,
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { order, parcel } = locked;
    const allowed = checkStep(parcel, 'ship');
    if (!allowed.ok) return allowed;
    const undisturbed = checkUndisturbed(locked);
    if (!undisturbed.ok) return undisturbed;
    if (deps.couriers.named(courier) === null) {
      return err(invalid([{ field: 'courier', message: `${COURIER_TITLES[courier]} is not set up` }]));
    }
    const weightGrams = typed ?? parcel.weightGrams;
    if (weightGrams === null) {
      return err(invalid([{ field: 'weightGrams', message: 'Enter the weight: couriers charge by it' }]));
    }
    const [last] = await listBookings(tx, [parcel.id]);
    if (last?.state === 'asked' || last?.state === 'booked') return err({ code: 'PARCEL_BOOKED' });
    const at = deps.now();
    const attempt = (last?.attempt ?? 0) + 1;
    const reference = bookingReference(`${order.number}-${parcel.position}`, attempt);
    await insertBooking(tx, actor, {
      parcelId: parcel.id,
      ...{ attempt, courier, reference, weightGrams, createdAt: at },
    });
    await writeParcel(tx, parcel.id, { weightGrams }, at);
    recordStep(tx, deps, actor, locked, {
      action: 'booking asked for',
      after: { courier: COURIER_TITLES[courier], weightGrams },
    });
    await deps.jobs.enqueue(tx, 'book-parcel', { parcelId: parcel.id, attempt });
    return ok(null);
  });
}

/**
 * Until the parcel leaves; a job tells the courier. Errors: PARCEL_NOT_FOUND, VERSION_STALE,
 * PARCEL_STEP_NOT_ALLOWED, PARCEL_NOT_BOOKED.
 */
export function cancelBooking(deps: Deps, actor: StaffActor, seen: Seen): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const open = await findOpenBooking(tx, parcel.id);
    if (open === null) return err({ code: 'PARCEL_NOT_BOOKED' });
    if (parcel.shippedAt !== null) {
      const allowed = checkStep(parcel, 'ship');
      if (!allowed.ok) return allowed;
    }
    await giveUpBooking(tx, deps, locked, open);
    recordStep(tx, deps, actor, locked, {
      action: 'booking cancelled',
      after: { courier: COURIER_TITLES[open.courier], reference: open.reference },
    });
    return ok(null);
  });
}

/** PARCEL-33. The order is locked, and the parcel has not left. */
export async function giveUpBooking(
  tx: Database,
  deps: Deps,
  { parcel }: LockedParcel,
  { parcelId, attempt, awb }: ParcelBooking,
): Promise<void> {
  const at = deps.now();
  await writeBooking(tx, { parcelId, attempt }, { state: 'cancelled', askAt: null }, at);
  const isOwn = awb !== null && parcel.trackingNumber === awb;
  await writeParcel(tx, parcelId, isOwn ? { courier: null, trackingNumber: null } : {}, at);
  await deps.jobs.enqueue(tx, 'cancel-booking', { parcelId, attempt });
}
