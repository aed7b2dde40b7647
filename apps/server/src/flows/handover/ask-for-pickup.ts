import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  forgetPickup,
  listHandoverParcels,
  lockHandover,
  notePickup,
} from '../../modules/handover/handover.ts';
import {
  type BookedParcel,
  type CourierDeps,
  listBookings,
  type RequestPickup,
} from '../../modules/parcel/parcel.ts';

/** Null: its courier is not asked by call. */
export function pickupOf({ courier }: CourierDeps, name: string): RequestPickup | null {
  return courier.requestPickup(name);
}

/**
 * PARCEL-45. Noted before the call, so that two do not ask twice. Errors: HANDOVER_NOT_FOUND, HANDOVER_CLOSED,
 * HANDOVER_EMPTY, PICKUP_NOT_POSSIBLE, PICKUP_REFUSED with the courier's words.
 */
export async function askForPickup(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & CourierDeps,
  actor: StaffActor,
  id: string,
): Promise<Result<null, Failure>> {
  const noted = await transact<(() => ReturnType<RequestPickup>) | null, Failure>(deps.db, async (tx) => {
    const handover = await lockHandover(tx, id);
    if (handover === null) return err({ code: 'HANDOVER_NOT_FOUND' });
    if (handover.closingAt !== null) return err({ code: 'HANDOVER_CLOSED' });
    const request = pickupOf(deps, handover.courier);
    if (request === null) return err({ code: 'PICKUP_NOT_POSSIBLE' });
    const parcels = await bookedParcels(tx, id);
    if (parcels.length === 0) return err({ code: 'HANDOVER_EMPTY' });
    const at = deps.now();
    if (!(await notePickup(tx, id, at))) return ok(null);
    recordAct(tx, deps, actor, {
      ...{ action: 'asked for a pickup', kind: 'hand-over', id },
      label: `${handover.number}, ${handover.courier}`,
      ...{ before: null, after: { parcels: parcels.length }, reason: null },
    });
    return ok(() => request(indiaDay(at), parcels));
  });
  if (!noted.ok || noted.value === null) return noted.ok ? ok(null) : noted;
  try {
    const asked = await noted.value();
    if (asked.ok) return ok(null);
    await forgetPickup(deps.db, id);
    return err({ code: 'PICKUP_REFUSED', message: asked.error });
  } catch (error) {
    await forgetPickup(deps.db, id);
    throw error;
  }
}

/** With the courier's own id where it was booked by call. */
async function bookedParcels(tx: Database, handoverId: string): Promise<BookedParcel[]> {
  const parcels = await listHandoverParcels(tx, handoverId);
  const bookings = await listBookings(
    tx,
    parcels.map(({ parcelId }) => parcelId),
  );
  return parcels.map(({ trackingNumber: awb }) => ({
    awb,
    handle: bookings.find((booking) => booking.awb === awb)?.handle ?? '',
  }));
}
