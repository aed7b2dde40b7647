import type { StoreView } from '@ilaneer/contract/store';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import type { Database } from '../../db/connect.ts';
import { listStores } from './repository.ts';
import { toStoreView } from './views.ts';

export type StoreCache = {
  /** The same list while unchanged, for a day. */
  current(): Promise<readonly StoreView[]>;
  markStale(): void;
};

export type StoreDeps = { readonly stores: StoreCache };

export function storeCache(db: Database, now: () => Date): StoreCache {
  let stores: Promise<readonly StoreView[]> | null = null;
  let day = '';
  return {
    current: () => {
      const today = indiaDay(now());
      if (stores !== null && day === today) return stores;
      day = today;
      const reading = readStores(db, today);
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

async function readStores(db: Database, today: string): Promise<StoreView[]> {
  // Hours of yesterday may pass midnight.
  const from = addDays(today, -1);
  return (await listStores(db)).filter(({ active }) => active).map((row) => toStoreView(row, from));
}
