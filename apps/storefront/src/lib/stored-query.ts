import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './idle.ts';
import { readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

// Copies of another contract version are ignored.
const FORMAT: unknown = import.meta.env.CONTRACT_VERSION;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly copy?: StoredCopy };
  }
}

type StoredCopy = {
  readonly key: StorageKey;
  readonly storingOf?: ((data: never) => Storing) | undefined;
  /** Migration of earlier clients' data; null if unusable. */
  readonly readEarlier?: ((stored: unknown) => unknown) | undefined;
  /** Not shown any more. */
  readonly isOver?: ((data: never) => boolean) | undefined;
};

type Copy<Data> = { readonly format: unknown; readonly fetchedAt: number; readonly data: Data };

/** Shared with other devices: always refetched. Copies count as stale, so that delayed queries run too. */
export const ASKED_AGAIN = { refetchOnMount: 'always', initialDataUpdatedAt: 0 } as const;

/** Large ones when idle, too large ones never. */
type Storing = 'at once' | 'when idle' | 'never';

/** Synchronous. TanStack's persister shows a skeleton first, and is three times as large (1.0 kB, Brotli). */
export function storedQuery<Data>(
  key: StorageKey,
  fetchFresh: (signal: AbortSignal) => Promise<Data>,
  {
    storingOf,
    readEarlier,
    isOver,
  }: {
    readonly storingOf?: (data: Data) => Storing;
    readonly readEarlier?: (stored: unknown) => Data | null;
    readonly isOver?: (data: Data) => boolean;
  } = {},
) {
  const copy: StoredCopy = { key, storingOf, readEarlier, isOver };
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

/** During hydration. */
export function withholdCopies(): void {
  areWithheld = true;
}

/** After hydration; stores served data too. */
export function restoreCopies(queryClient: QueryClient): void {
  areWithheld = false;
  for (const { queryKey, meta, state } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    if (meta?.copy === undefined) continue;
    const { key, storingOf } = meta.copy;
    if (state.data !== undefined) {
      // Typed by its options.
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

function readCopy<Data>({ key, readEarlier, isOver }: StoredCopy): Copy<Data> | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const copy: unknown = JSON.parse(text);
    // Written by storeCopy.
    if (isCopy(copy)) return isOver?.((copy as Copy<never>).data) === true ? null : (copy as Copy<Data>);
    const data = readEarlier?.(copy) ?? null;
    // Unknown age.
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
