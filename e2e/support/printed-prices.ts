import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import type { APIRequestContext, Page } from '@playwright/test';
import { newShopper } from './shopper.ts';

export type PrintedPrice = {
  /** Product link; null on its own page. */
  readonly link: string | null;
  readonly paid: string;
  readonly isLowest: boolean;
};

// Without a note, the price itself is paid.
const PRINTED = `[...document.querySelectorAll('span')].flatMap((note) => {
  const words = note.textContent.replaceAll('\\u00a0', ' ').trim();
  const [, figure] = /^(?:(₹[\\d,.]+) with GST|incl\\. of all taxes|Free of GST)$/.exec(words) ?? [null, null];
  if (figure === null || !note.checkVisibility() || note.children.length === 0) return [];
  const paid = figure ?? note.parentElement.querySelector('[translate="no"]').textContent;
  const linksOf = (element) => [
    ...(element.matches('a') ? [element] : []),
    ...element.querySelectorAll('a[href*="Product-page/"]'),
  ].filter(({ href }) => href.includes('Product-page/'));
  let around = note;
  while (around !== document.body && linksOf(around).length === 0) around = around.parentElement;
  const links = [...new Set(linksOf(around).map(({ href }) => href))];
  return [{ link: links.length === 1 ? links[0] : null, paid, isLowest: /^from/.test(note.parentElement.textContent) }];
})`;

export function printedPrices(page: Page): Promise<readonly PrintedPrice[]> {
  return page.evaluate<readonly PrintedPrice[]>(PRINTED);
}

type Variant = { readonly variantId: string; readonly price: number; readonly quantity: number };
type Product = { readonly id: string; readonly variantCombinations: readonly Variant[] };

/** The cart's charge; null if unavailable. */
export async function cashierOf(request: APIRequestContext) {
  const { token } = await newShopper(request);
  const headers = { authorization: `Bearer ${token}` };
  const { products } = (await (await request.get('/api/getAllProducts')).json()) as { products: Product[] };
  const known = new Map<string, Promise<string>>();

  async function charge(productId: string, variantId: string): Promise<string> {
    const data = { productId, variantId, quantity: 1 };
    const { summary } = await (await request.post('/api/add-to-cart', { headers, data })).json();
    await request.post('/api/clear-cart', { headers });
    return formatRupees(paiseFromRupees(summary.total - summary.delivery));
  }

  return async ({ link, isLowest }: PrintedPrice, ofPage: string): Promise<string | null> => {
    const [, productId = '', search = ''] = /Product-page\/([^?]+)(\?.*)?$/.exec(link ?? ofPage) ?? [];
    const named = new URLSearchParams(search).get('variant');
    const variants = products.find(({ id }) => id === productId)?.variantCombinations ?? [];
    const shown = isLowest
      ? variants.toSorted((one, other) => one.price - other.price)[0]
      : variants.find(({ variantId, quantity }) => (named === null ? quantity > 0 : variantId === named));
    if (shown === undefined || shown.quantity === 0) return null;
    const { variantId } = shown;
    const goods = known.get(variantId) ?? charge(productId, variantId);
    known.set(variantId, goods);
    return goods;
  };
}
