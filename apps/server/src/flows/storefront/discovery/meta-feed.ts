import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { HeadDeps } from '../shop-page.ts';
import { type ListedOffer, listedOffers } from './listed-offers.ts';

/** The columns of Meta's catalogue, in their order. */
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
  sale_price: ({ salePrice }) => salePrice,
  item_group_id: ({ groupId }) => groupId,
  product_type: ({ productType }) => productType,
  color: ({ color }) => color,
  size: ({ size }) => size,
  quantity_to_sell_on_facebook: ({ quantity }) => String(quantity),
} as const satisfies Readonly<Record<string, (offer: ListedOffer) => string | null>>;

/** What Meta's Commerce Manager fetches: CSV with a line a variant (RFC 4180). */
export function metaFeedOf(deps: HeadDeps, products: readonly ProductView[]): string {
  const lines = listedOffers(deps, products).map((offer) =>
    Object.values(COLUMNS).map((cellOf: (offer: ListedOffer) => string | null) => cellOf(offer) ?? ''),
  );
  return [Object.keys(COLUMNS), ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
