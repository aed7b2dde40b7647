import { openStorage } from '@ilaneer/client/storage';

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
  | 'deliveryPin'
  | 'deliveryMethod'
  | 'noticeLanguage'
  | 'sentOrder'
  | 'placedOrder'
  | 'appliedCoupon'
  | 'appliedCoins'
  | 'recentSearches'
  | 'faqCategoriesWithFaqs';

export const { readStored, writeStored, removeStored } = openStorage<StorageKey>();
