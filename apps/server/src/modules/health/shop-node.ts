import type { Collected } from '../../telemetry/collect.ts';

/** This process among those that serve the shop on this machine. */
export type ShopNode = {
  /** Its number among the workers, from 1; null where one process serves alone. */
  readonly worker: number | null;
  /** It finishes what it has: whoever shares out requests should leave it out from now on. */
  isClosing(): boolean;
  /** How many workers serve; null where there are none. */
  team(): Team | null;
  /** What all workers say of themselves, by their number; those that do not answer in time are missing. */
  allFigures(): Promise<ReadonlyMap<number, Collected>>;
  /** Says how this process reads its own. */
  readFiguresBy(read: () => Collected): void;
};

/** The workers of this machine. */
export type Team = {
  readonly ready: number;
  readonly wanted: number;
  /** All have been ready once since the start. */
  readonly haveAllBegun: boolean;
};

/** A process that serves alone. `close` says that it is about to end. */
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
