import type { CounterName, Distribution, HistogramName, Labels, Sample } from './metric-table.ts';

/** Seconds; includes 2.5 (page target) and 60 (proxy timeout). */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60] as const;

export type Instruments = {
  count(name: CounterName, labels: Labels): void;
  /** Seconds. */
  observe(name: HistogramName, labels: Labels, seconds: number): void;
  counters(): Sample[];
  distributions(): Distribution[];
};

type Counter = { readonly name: CounterName; readonly labels: Labels; value: number };
type Histogram = {
  readonly name: HistogramName;
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
};

/** Counters restart at 0 with the process, as Prometheus expects. */
export function createInstruments(): Instruments {
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  return {
    count: (name, labels) => {
      const key = keyOf(name, labels);
      const counter = counters.get(key);
      if (counter !== undefined) counter.value += 1;
      else counters.set(key, { name, labels, value: 1 });
    },
    observe: (name, labels, seconds) => {
      const key = keyOf(name, labels);
      let histogram = histograms.get(key);
      if (histogram === undefined) {
        histogram = { name, labels, counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
        histograms.set(key, histogram);
      }
      const place = BOUNDS.findIndex((bound) => seconds <= bound);
      const at = place === -1 ? BOUNDS.length : place;
      histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
      histogram.sum += seconds;
    },
    counters: () => [...counters.values()].map((counter) => ({ ...counter })),
    distributions: () =>
      [...histograms.values()].map(({ name, labels, counts, sum }) => ({
        name,
        labels,
        bounds: BOUNDS,
        counts: [...counts],
        sum,
      })),
  };
}

/** Label values (routes, codes, queues) have no line breaks. */
function keyOf(name: string, labels: Labels): string {
  let key = name;
  for (const label in labels) key += `\n${labels[label]}`;
  return key;
}
