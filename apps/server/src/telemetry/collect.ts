import { createInstruments, type Instruments } from './instruments.ts';
import type { Distribution, Sample } from './metric-table.ts';

export type Collected = {
  readonly samples: readonly Sample[];
  readonly distributions: readonly Distribution[];
};

export type Source = () => readonly Sample[] | Promise<readonly Sample[]>;

export type Telemetry = {
  readonly instruments: Instruments;
  addOwn(source: () => readonly Sample[]): void;
  /** A source of shop-wide gauges. Failing sources are omitted, so that metrics work without the database. */
  add(source: Source): void;
  own(): Collected;
  ofShop(): Promise<Collected>;
};

export function createTelemetry(): Telemetry {
  const instruments = createInstruments();
  const ownSources: (() => readonly Sample[])[] = [];
  const sources: Source[] = [];
  return {
    instruments,
    addOwn: (source) => void ownSources.push(source),
    add: (source) => void sources.push(source),
    own: () => ({
      samples: [...ownSources.flatMap((source) => source()), ...instruments.counters()],
      distributions: instruments.distributions(),
    }),
    ofShop: async () => {
      const told = await Promise.all(
        sources.map(async (source) => source()).map((one) => one.catch(() => [])),
      );
      return { samples: told.flat(), distributions: [] };
    },
  };
}

/** Sums processes or parts. */
export function together(parts: readonly Collected[]): Collected {
  return {
    samples: parts.flatMap(({ samples }) => samples),
    distributions: parts.flatMap(({ distributions }) => distributions),
  };
}

/** Labels values by worker. */
export function ofWorker(worker: number, { samples, distributions }: Collected): Collected {
  const labelled = <Told extends Sample | Distribution>(told: Told): Told => ({
    ...told,
    labels: { ...told.labels, worker: String(worker) },
  });
  return { samples: samples.map(labelled), distributions: distributions.map(labelled) };
}
