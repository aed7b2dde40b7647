// India has one time zone and no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;

/** The day that it is in India at a moment, as an ISO day such as 2026-12-24. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}
