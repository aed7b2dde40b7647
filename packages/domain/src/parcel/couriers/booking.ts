/** `asked`: the courier has not answered yet. */
export const BOOKING_STATES = ['asked', 'booked', 'failed', 'cancelled'] as const;

export type BookingState = (typeof BOOKING_STATES)[number];

export const OPEN_BOOKINGS = ['asked', 'booked'] as const satisfies readonly BookingState[];

/** Within it the courier may still be carrying out an earlier try (PARCEL-31). */
export const TRY_LASTS_MS = 120_000;

/** About 40 minutes (PARCEL-32). */
export const MOST_TRIES = 20;

/** Of a parcel's number: couriers do not take a cancelled number again (PARCEL-31). */
export function bookingReference(parcelNumber: string, attempt: number): string {
  return attempt === 1 ? parcelNumber : `${parcelNumber}-${attempt}`;
}
