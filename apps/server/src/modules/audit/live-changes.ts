import type { LiveChange } from '@ilaneer/contract/staff/live';

/** Broadcasts changes of staff, shoppers and the shop to staff screens, over all processes. */
export type LiveChanges = {
  readonly tell: (payload: string) => void;
  /** Notifications may be lost: refetch. */
  readonly tellOfGap: () => void;
  /** Null after a gap. Returns the unsubscribe. */
  readonly hear: (listener: (change: LiveChange | null) => void) => () => void;
};

export type LiveDeps = { readonly liveChanges: LiveChanges };

export function liveChanges(): LiveChanges {
  const listeners = new Set<(change: LiveChange | null) => void>();
  return {
    tell: (payload) => {
      // Only recordAct and the order_events trigger (migration 0042) send here.
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
