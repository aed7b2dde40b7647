import type { LiveChange } from '@ilaneer/contract/staff/live';

/** Hands on what staff change, and what shoppers and the shop do with orders, in whatever process, to those who look at it. */
export type LiveChanges = {
  /** An announcement of another process or of this one. */
  readonly tell: (payload: string) => void;
  /** Some announcements may have been missed: everybody asks anew. */
  readonly tellOfGap: () => void;
  /** Calls back with each change, null after a gap. Returns what stops it. */
  readonly hear: (listener: (change: LiveChange | null) => void) => () => void;
};

export type LiveDeps = { readonly liveChanges: LiveChanges };

export function liveChanges(): LiveChanges {
  const listeners = new Set<(change: LiveChange | null) => void>();
  return {
    tell: (payload) => {
      // Only recordAct and the trigger of order_events (migration 0042) announce on this channel.
      const change = JSON.parse(payload) as LiveChange;
      for (const listener of listeners) listener(change);
    },
    tellOfGap: () => {
      for (const listener of listeners) listener(null);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
