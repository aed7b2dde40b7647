import { openStorage } from '@ilaneer/client/storage';

/** All storage keys. */
export type StorageKey =
  | 'authToken'
  | 'userData'
  | 'token'
  | 'user'
  | 'banners'
  | 'products'
  | 'cart'
  | 'orders'
  | 'addresses'
  | 'selectedAddress'
  | 'billToBusiness'
  | 'giftBilledTo'
  | 'noticeLanguage'
  | 'sentOrder'
  | 'placedOrder'
  | 'appliedCoupon'
  | 'appliedCoins'
  | 'recentSearches'
  | 'faqCategoriesWithFaqs';

export const { readStored, writeStored, removeStored } = openStorage<StorageKey>();
