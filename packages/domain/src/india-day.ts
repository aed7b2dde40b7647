// India has one time zone and no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;

/** The day in India at a moment, as an ISO day such as 2026-12-24. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day in India at a moment, to read: 24 Dec 2026. */
export function showIndiaDay(moment: Date): string {
  // Made when it is used: what Intl loads at its first use takes a phone longer than drawing a page.
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(moment);
}
