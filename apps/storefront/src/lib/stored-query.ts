import { readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

// Copies of another shape, from an earlier release, are not read.
const FORMAT = 1;

type Copy<Data> = { readonly format: number; readonly fetchedAt: number; readonly data: Data };

/**
 * TanStack Query options that show a browser copy first and keep it when fresh data comes, unless `isTooLarge`
 * says that the browser has no room for it: then not even writing it out is tried.
 */
export function storedQuery<Data>(
  key: StorageKey,
  fetchFresh: (signal: AbortSignal) => Promise<Data>,
  isTooLarge: (data: Data) => boolean = () => false,
) {
  return {
    initialData: () => readCopy<Data>(key)?.data,
    initialDataUpdatedAt: () => readCopy<Data>(key)?.fetchedAt,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const data = await fetchFresh(signal);
      if (isTooLarge(data)) removeStored(key);
      else storeCopy(key, data);
      return data;
    },
  };
}

/** Keeps a copy for the next visit. */
export function storeCopy<Data>(key: StorageKey, data: Data): void {
  const copy: Copy<Data> = { format: FORMAT, fetchedAt: Date.now(), data };
  writeStored(key, JSON.stringify(copy));
}

function readCopy<Data>(key: StorageKey): Copy<Data> | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const copy: unknown = JSON.parse(text);
    // Only storeCopy writes under this key, so a copy of our format holds what it was given.
    return isCopy(copy) ? (copy as Copy<Data>) : null;
  } catch {
    return null;
  }
}

function isCopy(copy: unknown): boolean {
  return (
    typeof copy === 'object' &&
    copy !== null &&
    'format' in copy &&
    copy.format === FORMAT &&
    'fetchedAt' in copy &&
    'data' in copy
  );
}
