/** Every key that the shop stores in the browser. */
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
  | 'sentOrder'
  | 'appliedCoupon'
  | 'appliedCoins'
  | 'recentSearches'
  | 'faqCategoriesWithFaqs';

/** The stored text, or null; a browser that refuses storage counts as empty. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; a browser that refuses storage, or has no room, goes without. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    removeStored(key);
  }
}

export function removeStored(...keys: readonly StorageKey[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}
