import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getStores, StoreView } from '@ilaneer/contract/store';
import { searchStores } from '@ilaneer/domain/store/search-stores';
import type { Database } from '../../db/connect.ts';
import { listStores, type StoreRow } from './repository.ts';

/** The branches that a search finds, all for a blank one. */
export async function readStores(db: Database, words: string): Promise<ReplyOf<typeof getStores>> {
  const search = searchStores((await listStores(db)).map(toStoreView), words);
  return {
    success: true,
    match: search.match,
    count: search.stores.length,
    stores: [...search.stores],
    ...(search.match === 'nearest' ? { distancesKm: [...search.distancesKm] } : {}),
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
