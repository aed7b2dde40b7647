import type { Collected } from '../../telemetry/collect.ts';

export type ShopNode = {
  /** From 1; null for a single process. */
  readonly worker: number | null;
  isClosing(): boolean;
  /** Null without workers. */
  team(): Team | null;
  /** By number; late ones are missing. */
  allFigures(): Promise<ReadonlyMap<number, Collected>>;
  /** Registers the reader of this process's metrics. */
  readFiguresBy(read: () => Collected): void;
};

export type Team = {
  readonly ready: number;
  readonly wanted: number;
  /** All became ready after start-up. */
  readonly haveAllBegun: boolean;
};

/** A single process. `close` marks the shutdown. */
export function loneNode(): ShopNode & { close(): void } {
  let isClosing = false;
  return {
    worker: null,
    isClosing: () => isClosing,
    close: () => {
      isClosing = true;
    },
    team: () => null,
    allFigures: async () => new Map(),
    readFiguresBy: () => undefined,
  };
}
