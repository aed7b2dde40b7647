import { createInstruments, type Instruments } from './instruments.ts';
import type { Distribution, Sample } from './metric-table.ts';

/** All that is told at one moment. */
export type Collected = {
  readonly samples: readonly Sample[];
  readonly distributions: readonly Distribution[];
};

/** Tells some of the gauges as they are now. */
export type Source = () => readonly Sample[] | Promise<readonly Sample[]>;

/** What the process counts and where it reads the rest. */
export type Telemetry = {
  readonly instruments: Instruments;
  /** Adds a source of what this process alone is like. */
  addOwn(source: () => readonly Sample[]): void;
  /**
   * Adds a source of what all processes of the shop tell alike. One that fails is left out of what is told: the process
   * tells of itself without its database, too.
   */
  add(source: Source): void;
  /** What this process counts and is like. */
  own(): Collected;
  /** What is so whichever process is asked. */
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

/** What several processes tell, or one of several things, as one. */
export function together(parts: readonly Collected[]): Collected {
  return {
    samples: parts.flatMap(({ samples }) => samples),
    distributions: parts.flatMap(({ distributions }) => distributions),
  };
}

/** What one of several workers tells, with its number at each value. */
export function ofWorker(worker: number, { samples, distributions }: Collected): Collected {
  const labelled = <Told extends Sample | Distribution>(told: Told): Told => ({
    ...told,
    labels: { ...told.labels, worker: String(worker) },
  });
  return { samples: samples.map(labelled), distributions: distributions.map(labelled) };
}
