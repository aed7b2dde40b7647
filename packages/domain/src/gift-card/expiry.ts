import { formatDay, indiaDay } from '../india-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_TO_SPEND_AGAIN = 90;
/** How long before its end somebody is told of it (GIFT-CARD-12). */
export const CARD_ENDS_SOON_MS = 30 * DAY_MS;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The first moment of the day after an ISO day in India: until then a card of that day is good. Null for no day. */
export function endOfIndiaDay(day: string): Date | null {
  const start = isoDay.test(day) ? new Date(`${day}T00:00:00+05:30`) : null;
  // 30 February would be read as 2 March.
  if (start === null || Number.isNaN(start.getTime()) || indiaDay(start) !== day) return null;
  return new Date(start.getTime() + DAY_MS);
}

/** When a card that is issued now expires by default: with the same day of next year (GIFT-CARD-5). */
export function usualExpiry(now: Date): Date {
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  return endOfIndiaDay(indiaDay(inAYear)) ?? inAYear;
}

/** When a card expires that was given money back: as it would have, but not before 90 days (GIFT-CARD-6). */
export function expiryAfterReturn(expiresAt: Date, now: Date): Date {
  const soonest = new Date(now.getTime() + DAYS_TO_SPEND_AGAIN * DAY_MS);
  return expiresAt > soonest ? expiresAt : soonest;
}

/** The last day on which a card can be spent in India, to read: 31 Dec 2027. */
export function formatLastDay(expiresAt: Date): string {
  return formatDay(new Date(expiresAt.getTime() - 1));
}
