import { useSyncExternalStore } from 'react';

export type Store<State> = {
  readonly read: () => State;
  readonly set: (next: State) => void;
  readonly use: () => State;
};

/**
 * `follow` runs while a component subscribes, and returns its clean-up; a served page shows `served` until
 * hydrated. Own code, since it is in the first bundle: zustand is half as large again and has no `follow`.
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
