import { bucketOf, pageKindOf, type Vital, vitalName } from '@ilaneer/domain/report/visit-name';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Interaction = PerformanceEntry & { readonly interactionId?: number };

/** A window of shifts: gaps below 1 s, 5 s at most (web.dev/articles/cls). */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
const SLOW_EVENT_MS = 40;

/** Names of the measures of this page load, once; of the page that was loaded. */
export function watchVitals(pathname: string): () => string[] {
  // Paints of a tab in the background wait for its shopper.
  if (document.visibilityState !== 'visible') return () => [];
  const page = pageKindOf(pathname);
  const measured = new Map<Vital, number>();
  const raise = (vital: Vital, value: number) =>
    measured.set(vital, Math.max(measured.get(vital) ?? 0, value));
  let since = 0;
  let last = 0;
  let sum = 0;
  observe('largest-contentful-paint', ({ startTime }) => measured.set('lcp', startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    const isNew = startTime - last > GAP_MS || startTime - since > WINDOW_MS;
    if (isNew) [since, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    raise('cls', sum);
  });
  observe('event', (entry) => {
    const { interactionId = 0, duration } = entry as Interaction;
    if (interactionId > 0) raise('inp', duration);
  });
  let isTaken = false;
  return () => {
    if (isTaken || !measured.has('lcp')) return [];
    isTaken = true;
    // A page without shifts is a good one.
    raise('cls', 0);
    return [...measured].map(([vital, value]) => vitalName(vital, page, bucketOf(vital, value)));
  };
}

function observe(type: string, take: (entry: PerformanceEntry) => unknown): void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes(type))
    return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: SLOW_EVENT_MS }) });
}
