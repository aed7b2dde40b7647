import { formatDay, indiaDay } from '../india-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_TO_SPEND_AGAIN = 90;
/** Time of the reminder before expiry (GIFT-CARD-12). */
export const CARD_ENDS_SOON_MS = 30 * DAY_MS;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Start of the next day in India, or null for an invalid day. */
export function endOfIndiaDay(day: string): Date | null {
  const start = isoDay.test(day) ? new Date(`${day}T00:00:00+05:30`) : null;
  // Date would read 30 February as 2 March.
  if (start === null || Number.isNaN(start.getTime()) || indiaDay(start) !== day) return null;
  return new Date(start.getTime() + DAY_MS);
}

/** Default expiry: the same day next year (GIFT-CARD-5). */
export function usualExpiry(now: Date): Date {
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  return endOfIndiaDay(indiaDay(inAYear)) ?? inAYear;
}

/** Original expiry, at least 90 days (GIFT-CARD-6). */
export function expiryAfterReturn(expiresAt: Date, now: Date): Date {
  const soonest = new Date(now.getTime() + DAYS_TO_SPEND_AGAIN * DAY_MS);
  return expiresAt > soonest ? expiresAt : soonest;
}

/** Last valid day in India: 31 Dec 2027. */
export function formatLastDay(expiresAt: Date): string {
  return formatDay(new Date(expiresAt.getTime() - 1));
}
