import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './idle.ts';
import { readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

// A copy holds a reply of the contract that it was fetched under. One of another contract, from an earlier release, may
// lack what the code now reads: it is not read. No number here has to be raised by hand.
const FORMAT: unknown = import.meta.env.CONTRACT_VERSION;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly copy?: StoredCopy };
  }
}

type StoredCopy = {
  readonly key: StorageKey;
  readonly storingOf?: ((data: never) => Storing) | undefined;
  /** What an earlier client left under the key, as a reply; null where it is something else. */
  readonly readEarlier?: ((stored: unknown) => unknown) | undefined;
};

type Copy<Data> = { readonly format: unknown; readonly fetchedAt: number; readonly data: Data };

/**
 * For copies of what other devices change too: shown at once, and asked about again on every opening. A query that waits
 * for the session to be confirmed is asked only if it counts as stale by then, so a copy does from the start.
 */
export const ASKED_AGAIN = { refetchOnMount: 'always', initialDataUpdatedAt: 0 } as const;

/** When a copy is stored: large ones later, because writing them holds up the page; too large ones never. */
type Storing = 'at once' | 'when idle' | 'never';

/**
 * TanStack Query options that show a browser copy first and store one when fresh data comes. The copy is there at the
 * first drawing; TanStack's own persister reads it a moment later, through a skeleton, and is three times as large
 * (1.0 kB against 0.3, Brotli).
 */
export function storedQuery<Data>(
  key: StorageKey,
  fetchFresh: (signal: AbortSignal) => Promise<Data>,
  {
    storingOf,
    readEarlier,
  }: {
    readonly storingOf?: (data: Data) => Storing;
    readonly readEarlier?: (stored: unknown) => Data | null;
  } = {},
) {
  const copy: StoredCopy = { key, storingOf, readEarlier };
  return {
    initialData: () => (areWithheld ? undefined : readCopy<Data>(copy)?.data),
    initialDataUpdatedAt: () => (areWithheld ? undefined : readCopy<Data>(copy)?.fetchedAt),
    meta: { copy },
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const data = await fetchFresh(signal);
      store(key, data, storingOf?.(data));
      return data;
    },
  };
}

function store<Data>(key: StorageKey, data: Data, storing: Storing = 'at once'): void {
  if (storing === 'never') removeStored(key);
  else if (storing === 'at once') storeCopy(key, data);
  else whenIdle(() => storeCopy(key, data));
}

let areWithheld = false;

/** Shows no copies for now: a page that the server drew begins as it was drawn. */
export function withholdCopies(): void {
  areWithheld = true;
}

/**
 * Shows the copies again, also in the place of what has been waited for meanwhile, and stores what a page was drawn with as
 * if it had been asked for.
 */
export function restoreCopies(queryClient: QueryClient): void {
  areWithheld = false;
  for (const { queryKey, meta, state } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    if (meta?.copy === undefined) continue;
    const { key, storingOf } = meta.copy;
    if (state.data !== undefined) {
      // The query's own data, which its options alone know the type of.
      const storing = storingOf?.(state.data as never);
      whenIdle(() => store(key, state.data, storing));
      continue;
    }
    const copy = readCopy(meta.copy);
    if (copy !== null) queryClient.setQueryData(queryKey, copy.data, { updatedAt: copy.fetchedAt });
  }
}

export function storeCopy<Data>(key: StorageKey, data: Data): void {
  const copy: Copy<Data> = { format: FORMAT, fetchedAt: Date.now(), data };
  writeStored(key, JSON.stringify(copy));
}

function readCopy<Data>({ key, readEarlier }: StoredCopy): Copy<Data> | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const copy: unknown = JSON.parse(text);
    // Only storeCopy writes under this key, so a copy of our format holds what it was given.
    if (isCopy(copy)) return copy as Copy<Data>;
    const data = readEarlier?.(copy) ?? null;
    // Nothing says how old it is.
    return data === null ? null : { format: FORMAT, fetchedAt: 0, data: data as Data };
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
