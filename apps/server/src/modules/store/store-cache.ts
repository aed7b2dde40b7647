import type { StoreView } from '@ilaneer/contract/store';
import type { Database } from '../../db/connect.ts';
import { listStores, type StoreRow } from './repository.ts';

/** Keeps the branches in memory until somebody says that they changed. */
export type StoreCache = {
  /** The branches that are shown, in their order; the same list for as long as nothing changes. */
  current(): Promise<readonly StoreView[]>;
  /** Something changed: the next reader gets a fresh copy. */
  markStale(): void;
};

/** What the branches bring to use cases. */
export type StoreDeps = { readonly stores: StoreCache };

/** Makes a cache; nothing is read before the first use. */
export function storeCache(db: Database): StoreCache {
  let stores: Promise<readonly StoreView[]> | null = null;
  return {
    current: () => {
      if (stores !== null) return stores;
      const reading = listStores(db).then((rows) => rows.map(toStoreView));
      stores = reading;
      // A reading that fails must not be what everybody gets from then on.
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

/** A branch as everybody sees it. */
function toStoreView({ active: _, position: __, picture, ...store }: StoreRow): StoreView {
  return {
    ...store,
    picture: `/pictures/${picture}`,
    openingHours: store.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  };
}
