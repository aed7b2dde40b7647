import { ANSWER_WITHIN_MS, fetchWithin } from '@ilaneer/client/fetch-within';
import type { ShopView, ShopWords } from '@ilaneer/contract/shop-words';
import { SHOP_WORDS_PATH } from '@ilaneer/domain/storefront/shop-words-path';

let known: ShopView | null = null;

export function brand(): ShopView {
  if (known === null) throw new Error('nobody has said whose shop this is');
  return known;
}

/** No link leads to it (STOREFRONT-25). */
export function isEmptyPage(path: string): boolean {
  return brand().emptyPages.includes(path);
}

export function setBrand(shop: ShopView): void {
  known = shop;
}

/** From the page, else from the server (development). */
export async function readBrand(): Promise<void> {
  const text = document.getElementById('shop')?.textContent ?? '';
  setBrand(text === '' ? (await fetchShopWords()).shop : JSON.parse(text));
}

export function fetchShopWords(signal?: AbortSignal): Promise<ShopWords> {
  return fetchWithin(ANSWER_WITHIN_MS, SHOP_WORDS_PATH, signal === undefined ? {} : { signal }, (reply) => {
    if (!reply.ok) throw new Error(`the words of the shop were answered with ${reply.status}`);
    return reply.json();
  });
}
