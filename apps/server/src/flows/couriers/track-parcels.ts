import { systemActor } from '@ilaneer/domain/actor/actor';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import type { CourierReport } from '@ilaneer/domain/parcel/couriers/courier-report';
import { hasLeft, isOnItsWay } from '@ilaneer/domain/parcel/parcel-state';
import { ok } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import {
  askAgainAt,
  type CourierApi,
  type CouriersDeps,
  CourierUnavailable,
  findParcel,
  type ParcelBooking,
  TRACKED_AT_ONCE,
  takeDue,
} from '../../modules/parcel/parcel.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { lockParcel, takeEvents } from '../packing/packing.ts';
import { giveUpBooking } from './book-parcel.ts';

const ASK_EVERY_MS = 30 * 60_000;
const AFTER_FAILURE_MS = 5 * 60_000;

type TrackingDeps = FulfilmentDeps & CouriersDeps;

/** PARCEL-36. A job; one at a time. Asks about all parcels that are due. */
export async function trackParcels(deps: TrackingDeps): Promise<void> {
  for (const api of deps.couriers.apis) {
    for (;;) {
      const at = deps.now();
      const nextAt = new Date(at.getTime() + ASK_EVERY_MS);
      const due = await takeDue(deps.db, api.name, { at, nextAt, limit: TRACKED_AT_ONCE });
      if (due.length === 0 || !(await askAbout(deps, api, due, nextAt))) break;
    }
  }
}

/** False if the courier cannot be reached. */
async function askAbout(
  deps: TrackingDeps,
  api: CourierApi,
  due: readonly ParcelBooking[],
  nextAt: Date,
): Promise<boolean> {
  try {
    const reports = await api.track(due.flatMap(({ awb }) => awb ?? []));
    for (const booking of due) {
      const isOver = await takeReports(deps, booking, reports.get(booking.awb ?? '') ?? []);
      if (isOver) await askAgainAt(deps.db, booking, nextAt, null);
    }
    return true;
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    deps.log.warn({ err: error, courier: api.name, parcels: due.length }, 'parcels could not be asked about');
    const soon = new Date(deps.now().getTime() + AFTER_FAILURE_MS);
    for (const booking of due) await askAgainAt(deps.db, booking, nextAt, soon);
    return false;
  }
}

/** True if nothing more is to be asked. */
async function takeReports(
  deps: TrackingDeps,
  booking: ParcelBooking,
  reports: readonly CourierReport[],
): Promise<boolean> {
  const taken = await transact<null, Failure>(deps.db, async (tx) => {
    const locked = await lockParcel(tx, booking.parcelId);
    if (locked === null) return ok(null);
    const { parcel } = locked;
    if (parcel.state === 'cancelled') {
      await giveUpBooking(tx, deps, locked, booking);
      return ok(null);
    }
    // PARCEL-37; another number is another courier's.
    if (!hasLeft(parcel.state) || parcel.trackingNumber !== booking.awb) return ok(null);
    const events = reports.map(({ kind, code, at: happenedAt, reason, raw }) => ({
      ...{ kind, code, happenedAt, source: 'courier' as const },
      report: reason === null ? raw : { ...raw, reason },
    }));
    const moved = await takeEvents(tx, deps, systemActor('shop'), locked, events);
    return moved.ok ? ok(null) : moved;
  });
  if (!taken.ok) {
    const { code } = taken.error;
    const courier = COURIER_TITLES[booking.courier];
    deps.log.error({ parcelId: booking.parcelId, courier, code }, 'a courier reports what does not fit');
    return false;
  }
  const now = await findParcel(deps.db, booking.parcelId);
  return now === null || (hasLeft(now.state) && !isOnItsWay(now.state));
}
