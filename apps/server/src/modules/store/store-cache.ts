import type { StoreView } from '@ilaneer/contract/store';
import type { Database } from '../../db/connect.ts';
import { listStores, type StoreRow } from './repository.ts';

/** Cached until invalidated. */
export type StoreCache = {
  /** The same list while unchanged. */
  current(): Promise<readonly StoreView[]>;
  /** The next read refreshes. */
  markStale(): void;
};

export type StoreDeps = { readonly stores: StoreCache };

/** Lazy. */
export function storeCache(db: Database): StoreCache {
  let stores: Promise<readonly StoreView[]> | null = null;
  return {
    current: () => {
      if (stores !== null) return stores;
      const reading = listStores(db).then((rows) => rows.map(toStoreView));
      stores = reading;
      // Don't cache failures.
      reading.catch(() => {
        if (stores === reading) stores = null;
      });
      return reading;
    },
    markStale: () => {
      stores = null;
    },
  };
}

function toStoreView({ active: _, position: __, picture, ...store }: StoreRow): StoreView {
  return {
    ...store,
    picture: `/pictures/${picture}`,
    openingHours: store.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  };
}
