/** What one of our apps stores in the browser, under keys that it names. */
export type BrowserStorage<Key extends string> = {
  /** The stored text, or null; a browser that refuses storage counts as empty. */
  readonly readStored: (key: Key) => string | null;
  /** Stores a text; a browser that refuses storage, or has no room, goes without. */
  readonly writeStored: (key: Key, text: string) => void;
  readonly removeStored: (...keys: readonly Key[]) => void;
};

export function openStorage<Key extends string>(): BrowserStorage<Key> {
  return { readStored, writeStored, removeStored };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    removeStored(key);
  }
}

function removeStored(...keys: readonly string[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}
