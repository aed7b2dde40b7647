import type { Collected } from '../../telemetry/collect.ts';

export type Assignment = {
  readonly number: number;
  readonly wanted: number;
  /** In a message, since environments are readable. */
  readonly url: string;
  /** Migrates, and does once-per-start work. */
  readonly isFirst: boolean;
};

export type ToWorker =
  | { readonly kind: 'begin'; readonly assignment: Assignment }
  | { readonly kind: 'team'; readonly ready: number; readonly haveAllBegun: boolean }
  | { readonly kind: 'tell-figures'; readonly ask: number }
  | { readonly kind: 'all-figures'; readonly ask: number; readonly figures: readonly FiguresOf[] };

export type ToLeader =
  | { readonly kind: 'hello' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'closing' }
  | { readonly kind: 'figures'; readonly ask: number; readonly figures: Collected }
  | { readonly kind: 'ask-figures'; readonly ask: number };

export type FiguresOf = readonly [worker: number, figures: Collected];
