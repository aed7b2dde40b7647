import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../lib/session.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '../../../lib/storage.ts';

/** What a shopper chose in one step of the checkout and finds again in the next; null when nothing is chosen. */
export type KeptChoice = {
  readonly use: () => string | null;
  readonly keep: (choice: string) => void;
  readonly drop: () => void;
};

/** A choice that the browser keeps until the order or the end of the session, in step with the other tabs. */
export function keptChoice(key: StorageKey): KeptChoice {
  const listeners = new Set<() => void>();
  const read = () => readStored(key);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', follow);
    const stopHearing = onSessionEnd(listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
      stopHearing();
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, read),
    keep: (choice) => {
      writeStored(key, choice);
      tell();
    },
    drop: () => {
      removeStored(key);
      tell();
    },
  };
}
