import type { StoreView } from '@ilaneer/contract/store';
import type { StoreRow } from './repository.ts';

/** A branch as everybody sees it. */
export function toStoreView({ active: _, position: __, picture, ...store }: StoreRow): StoreView {
  return {
    ...store,
    picture: `/pictures/${picture}`,
    openingHours: store.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  };
}
