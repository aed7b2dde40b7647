import { monthBefore } from '@ilaneer/domain/gst-return/return-month';
import { formatLongDay } from '@ilaneer/domain/india-day';

const MONTHS_OFFERED = 36;

/** Newest first, with the chosen one. */
export function monthsOffered(today: string, chosen: string | null): string[] {
  let month = today.slice(0, 7);
  const months = [month];
  while (months.length < MONTHS_OFFERED) {
    month = monthBefore(month);
    months.push(month);
  }
  return chosen === null || months.includes(chosen) ? months : [...months, chosen];
}

/** November 2026 */
export function monthName(month: string): string {
  return formatLongDay(`${month}-15T06:00:00Z`).replace(/^\d+ /, '');
}
