import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getStores, StoreView } from '@ilaneer/contract/store';
import { searchStores } from '@ilaneer/domain/store/search-stores';

export function findStores(stores: readonly StoreView[], words: string): ReplyOf<typeof getStores> {
  const search = searchStores(stores, words);
  return {
    success: true,
    match: search.match,
    count: search.stores.length,
    stores: [...search.stores],
    ...(search.match === 'nearest' ? { distancesKm: [...search.distancesKm] } : {}),
  };
}
