import { MOST_TRIES, TRY_LASTS_MS } from '@ilaneer/domain/parcel/couriers/booking';
import { COURIER_TITLES } from '@ilaneer/domain/parcel/couriers/courier-name';
import { ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  type BookedParcel,
  type BookingKey,
  beginTry,
  type CourierApi,
  type CouriersDeps,
  CourierUnavailable,
  findBooking,
  orderOfParcel,
  type ParcelBooking,
  type ParcelToBook,
  writeBooking,
  writeParcel,
} from '../../modules/parcel/parcel.ts';
import { lockParcel } from '../packing/packing.ts';
import { readParcelToBook } from './parcel-to-book.ts';

type CarryingDeps = Deps & CouriersDeps;

const SOON_MS = 30_000;
const FIRST_ASKED_AFTER_MS = 30 * 60_000;

/** PARCEL-31. A job; killed at any point, it books no parcel twice. */
export async function carryOutBooking(deps: CarryingDeps, key: BookingKey): Promise<void> {
  const known = await findBooking(deps.db, key);
  if (known?.state !== 'asked') return;
  const api = deps.couriers.named(known.courier);
  if (api === null) return fail(deps, known, `${COURIER_TITLES[known.courier]} is not set up any more.`);
  const booking = await beginTry(deps.db, key, deps.now());
  if (booking === null) return tryLater(deps, key, TRY_LASTS_MS);
  const orderId = await orderOfParcel(deps.db, key.parcelId);
  const parcel = orderId === null ? null : await readParcelToBook(deps.db, booking, orderId);
  if (parcel === null) {
    await fail(deps, booking, 'The parcel was not packed any more.');
    // An earlier try may have booked it.
    return cancelLater(deps, booking);
  }
  try {
    const booked = await findOrBook(api, booking, parcel);
    if (booked.ok) await keepBooked(deps, booking, booked.value);
    else await fail(deps, booking, booked.error);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    await afterNoAnswer(deps, booking, error);
  }
}

/** PARCEL-33. A job. The courier's refusal is noted at the booking. */
export async function carryOutCancellation(deps: CarryingDeps, key: BookingKey): Promise<void> {
  const booking = await findBooking(deps.db, key);
  const api = booking === null ? null : deps.couriers.named(booking.courier);
  if (booking === null || api === null || booking.tries === 0) return;
  const { awb, handle, triedAt } = booking;
  const isUnderWay = triedAt !== null && deps.now().getTime() - triedAt.getTime() < TRY_LASTS_MS;
  if (awb === null && isUnderWay) return cancelLater(deps, key);
  const found = awb === null || handle === null ? await api.find(booking.reference) : ok({ awb, handle });
  if (!found.ok || found.value === null) return;
  const cancelled = await api.cancel(found.value);
  if (cancelled.ok) return;
  const reason = `${COURIER_TITLES[booking.courier]} did not cancel ${found.value.awb}: ${cancelled.error}`;
  await writeBooking(deps.db, key, { reason }, deps.now());
}

/** After an earlier try the courier is asked first. */
async function findOrBook(
  api: CourierApi,
  { tries, reference }: ParcelBooking,
  parcel: ParcelToBook,
): Promise<Result<BookedParcel, string>> {
  if (tries === 1) return api.book(parcel);
  const found = await api.find(reference);
  if (!found.ok) return found;
  return found.value === null ? api.book(parcel) : ok(found.value);
}

async function keepBooked(deps: CarryingDeps, booking: ParcelBooking, booked: BookedParcel): Promise<void> {
  await transactAll(deps.db, async (tx) => {
    const locked = await lockParcel(tx, booking.parcelId);
    const now = await findBooking(tx, booking);
    if (locked === null || now === null) return;
    const at = deps.now();
    const courier = COURIER_TITLES[booking.courier];
    if (now.state !== 'asked' || locked.parcel.state !== 'packed') {
      // Cancelled or reopened meanwhile.
      await writeBooking(tx, booking, { ...booked, state: 'cancelled' }, at);
      await deps.jobs.enqueue(tx, 'cancel-booking', keyOf(booking));
      await writeParcel(tx, booking.parcelId, {}, at);
      return;
    }
    const askAt = new Date(at.getTime() + FIRST_ASKED_AFTER_MS);
    await writeBooking(tx, booking, { ...booked, state: 'booked', triedAt: null, reason: null, askAt }, at);
    await writeParcel(tx, booking.parcelId, { courier, trackingNumber: booked.awb }, at);
  });
}

async function fail(deps: CarryingDeps, booking: ParcelBooking, reason: string): Promise<void> {
  await transactAll(deps.db, async (tx) => {
    const locked = await lockParcel(tx, booking.parcelId);
    const now = await findBooking(tx, booking);
    if (locked === null || now?.state !== 'asked') return;
    await writeBooking(tx, booking, { state: 'failed', reason }, deps.now());
    await writeParcel(tx, booking.parcelId, {}, deps.now());
  });
}

/** PARCEL-32. */
async function afterNoAnswer(
  deps: CarryingDeps,
  booking: ParcelBooking,
  error: CourierUnavailable,
): Promise<void> {
  const { reference, tries, courier } = booking;
  deps.log.warn({ err: error, reference, tries }, 'a courier gave no answer to a booking');
  const title = COURIER_TITLES[courier];
  if (tries >= MOST_TRIES) {
    return fail(deps, booking, `${title} did not answer. Look there for ${reference} before you book again.`);
  }
  // A refused call leaves nothing under way.
  if (error.didNothing) await writeBooking(deps.db, booking, { triedAt: null }, deps.now());
  await tryLater(deps, booking, error.didNothing ? SOON_MS : TRY_LASTS_MS);
}

async function tryLater(deps: CarryingDeps, booking: BookingKey, afterMs: number): Promise<void> {
  await deps.jobs.enqueue(deps.db, 'book-parcel', keyOf(booking), { afterMs });
}

async function cancelLater(deps: CarryingDeps, booking: BookingKey): Promise<void> {
  await deps.jobs.enqueue(deps.db, 'cancel-booking', keyOf(booking), { afterMs: TRY_LASTS_MS });
}

function keyOf({ parcelId, attempt }: BookingKey): BookingKey {
  return { parcelId, attempt };
}
