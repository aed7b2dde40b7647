import { ANSWER_WITHIN_MS, fetchWithin } from '@ilaneer/client/fetch-within';
import type { ShopView } from '@ilaneer/contract/shop-view';
import { SHOP_VIEW_PATH } from '@ilaneer/domain/storefront/shop-view-path';

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
  setBrand(text === '' ? await fetchShopView() : JSON.parse(text));
}

function fetchShopView(): Promise<ShopView> {
  return fetchWithin(ANSWER_WITHIN_MS, SHOP_VIEW_PATH, {}, (reply) => {
    if (!reply.ok) throw new Error(`the view of the shop was answered with ${reply.status}`);
    return reply.json();
  });
}
