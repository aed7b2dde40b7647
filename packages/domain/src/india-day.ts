// India has one time zone and no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;

/** The day that it is in India at a moment, as an ISO day such as 2026-12-24. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

const shownDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day that it is in India at a moment, to read: 24 Dec 2026. */
export function showIndiaDay(moment: Date): string {
  return shownDay.format(moment);
}
