import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { HeadDeps } from '../shop-page.ts';
import { type ListedOffer, listedOffers } from './listed-offers.ts';

const COLUMNS = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => price,
  link: ({ link }) => link,
  image_link: ({ imageLink }) => imageLink,
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  sale_price: ({ salePrice }) => salePrice,
  item_group_id: ({ groupId }) => groupId,
  product_type: ({ productType }) => productType,
  color: ({ color }) => color,
  size: ({ size }) => size,
  quantity_to_sell_on_facebook: ({ quantity }) => String(quantity),
} as const satisfies Readonly<Record<string, (offer: ListedOffer) => string | null>>;

/** Meta Commerce Manager: CSV, a line per variant (RFC 4180). */
export async function* metaFeed(
  deps: HeadDeps,
  products: Iterable<ProductView> | AsyncIterable<ProductView>,
): AsyncGenerator<string> {
  const cellsOf: readonly ((offer: ListedOffer) => string | null)[] = Object.values(COLUMNS);
  yield lineOf(Object.keys(COLUMNS));
  for await (const product of products) {
    yield listedOffers(deps, product)
      .map((offer) => lineOf(cellsOf.map((cellOf) => cellOf(offer) ?? '')))
      .join('');
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
