import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { type CouriersDeps, CourierUnavailable, findOpenBooking } from '../../modules/parcel/parcel.ts';
import { findPrinted, letPrint, type PrintedParcels, recordPrinting } from '../packing/packing.ts';

/**
 * PARCEL-33. Fetched each time: it has an address, which is not kept twice. Errors: PARCEL_NOT_FOUND,
 * PARCEL_NOT_BOOKED, LABEL_NOT_READY, COURIER_UNAVAILABLE, PERMISSION_MISSING, PRINTED_ENOUGH.
 */
export async function printCourierLabel(
  deps: Deps & CouriersDeps,
  actor: StaffActor,
  parcelId: string,
): Promise<Result<SentFile, Failure>> {
  const booking = await findOpenBooking(deps.db, parcelId);
  const api = booking === null ? null : deps.couriers.named(booking.courier);
  if (api === null || booking === null || booking.awb === null) return err({ code: 'PARCEL_NOT_BOOKED' });
  const { awb, handle } = booking;
  const allowed = await transact<PrintedParcels, Failure>(deps.db, async (tx) => {
    const wanted = { parcelIds: [parcelId], orderNumbers: [], namesBatches: false };
    const printed = await findPrinted(tx, deps, wanted);
    if (!printed.ok) return printed;
    const shows = printed.value.parcels.map(({ order }) => order.id);
    const mayPrint = await letPrint(tx, deps, actor, { printed: printed.value, shows });
    if (!mayPrint.ok) return mayPrint;
    recordPrinting(tx, deps, actor, printed.value, ["the courier's label"]);
    return ok(printed.value);
  });
  if (!allowed.ok) return allowed;
  try {
    const bytes = await api.label({ awb, handle: handle ?? '' });
    if (bytes === null) return err({ code: 'LABEL_NOT_READY' });
    const shows = allowed.value.parcels.map(({ order }) => order.id);
    return ok({ name: `${awb}.pdf`, type: 'application/pdf', bytes, shows });
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    deps.log.warn({ err: error, parcelId }, "a courier's label could not be fetched");
    return err({ code: 'COURIER_UNAVAILABLE' });
  }
}
