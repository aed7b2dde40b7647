import type { Collected } from '../../telemetry/collect.ts';

/** What a worker has to know to begin. */
export type Assignment = {
  readonly number: number;
  readonly wanted: number;
  /** The database, which this way stands in no environment that others could read. */
  readonly url: string;
  /** It brings the database up to date, and does what is done once a start. */
  readonly isFirst: boolean;
};

/** What the leading process tells a worker. */
export type ToWorker =
  | { readonly kind: 'begin'; readonly assignment: Assignment }
  | { readonly kind: 'team'; readonly ready: number; readonly haveAllBegun: boolean }
  | { readonly kind: 'tell-figures'; readonly ask: number }
  | { readonly kind: 'all-figures'; readonly ask: number; readonly figures: readonly FiguresOf[] };

/** What a worker tells the leading process. */
export type ToLeader =
  | { readonly kind: 'hello' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'closing' }
  | { readonly kind: 'figures'; readonly ask: number; readonly figures: Collected }
  | { readonly kind: 'ask-figures'; readonly ask: number };

/** A worker's number, and what it says of itself. */
export type FiguresOf = readonly [worker: number, figures: Collected];
