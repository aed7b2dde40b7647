import { ANSWER_WITHIN_MS, fetchWithin } from '@ilaneer/client/fetch-within';
import type { ShopView, ShopWords } from '@ilaneer/contract/shop-words';
import { SHOP_WORDS_PATH } from '@ilaneer/domain/storefront/shop-words-path';

let known: ShopView | null = null;

/** The brand's name, addresses and links, as the shop's settings say. */
export function brand(): ShopView {
  if (known === null) throw new Error('nobody has said whose shop this is');
  return known;
}

/** Whose shop it is from now on; before anything is drawn. */
export function setBrand(shop: ShopView): void {
  known = shop;
}

/** Reads what the page brought along; asks for it where the page is not the server's, as while the shop is developed. */
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
