export type BrowserStorage<Key extends string> = {
  /** The stored text, or null; a browser that blocks storage counts as empty. */
  readonly readStored: (key: Key) => string | null;
  /** Does nothing when the browser blocks storage or it is full. */
  readonly writeStored: (key: Key, text: string) => void;
  readonly removeStored: (...keys: readonly Key[]) => void;
};

/** Defaults to `localStorage`, for all tabs; `() => sessionStorage` is one tab's, across reloads. */
export function openStorage<Key extends string>(
  place: () => Storage = () => localStorage,
): BrowserStorage<Key> {
  const removeStored = (...keys: readonly Key[]) => {
    for (const key of keys) {
      try {
        place().removeItem(key);
      } catch {
        return;
      }
    }
  };
  return {
    readStored: (key) => {
      try {
        return place().getItem(key);
      } catch {
        return null;
      }
    },
    writeStored: (key, text) => {
      try {
        place().setItem(key, text);
      } catch {
        removeStored(key);
      }
    },
    removeStored,
  };
}
