/** What one of our apps stores in the browser, under keys that it names. */
export type BrowserStorage<Key extends string> = {
  /** The stored text, or null; a browser that refuses storage counts as empty. */
  readonly readStored: (key: Key) => string | null;
  /** Stores a text; a browser that refuses storage, or has no room, goes without. */
  readonly writeStored: (key: Key, text: string) => void;
  readonly removeStored: (...keys: readonly Key[]) => void;
};

/** For all tabs of the browser by itself; `() => sessionStorage` is for one tab, over its reloads. */
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
