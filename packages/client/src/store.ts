import { useSyncExternalStore } from 'react';

/** What is known outside React and followed by parts of the page. */
export type Store<State> = {
  readonly read: () => State;
  readonly set: (next: State) => void;
  readonly use: () => State;
};

/**
 * The one store for state outside React. `follow` runs while a component reads it, for what changes elsewhere (another
 * tab); it returns what stops that. Written out because the first page carries it: zustand is half as large again and
 * has no such `follow`. A page that the server drew shows `served` until React has taken it over: what the server can't
 * know comes a moment later.
 */
export function createStore<State>(
  initial: State,
  follow?: () => () => void,
  served: State = initial,
): Store<State> {
  let current = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) stop = follow?.();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop?.();
    };
  };
  return {
    read,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => served),
  };
}
