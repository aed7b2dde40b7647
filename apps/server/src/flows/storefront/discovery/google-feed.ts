import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { HeadDeps } from '../shop-page.ts';
import { type ListedOffer, listedOffers } from './listed-offers.ts';
import { element, type Xml, xmlAround } from './xml.ts';

export async function* googleFeed(
  deps: HeadDeps,
  products: Iterable<ProductView> | AsyncIterable<ProductView>,
): AsyncGenerator<string> {
  const { brand, config } = deps;
  const { before, after } = xmlAround((items) =>
    element(
      'rss',
      element('channel', [
        element('title', brand.name),
        element('link', `${config.publicUrl}/`),
        element('description', brand.description),
        items,
      ]),
      { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' },
    ),
  );
  yield before;
  for await (const product of products) {
    yield listedOffers(deps, product)
      .map((offer) => itemOf(offer).xml)
      .join('');
  }
  yield after;
}

function itemOf(offer: ListedOffer): Xml {
  return element('item', [
    element('g:id', offer.id),
    optional('g:item_group_id', offer.groupId),
    element('title', offer.title),
    element('description', offer.description),
    element('link', offer.link),
    element('g:image_link', offer.imageLink),
    element('g:availability', offer.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:price', offer.price),
    optional('g:sale_price', offer.salePrice),
    element('g:maximum_retail_price', offer.mrp),
    optional('g:unit_pricing_measure', offer.measure?.amount ?? null),
    optional('g:unit_pricing_base_measure', offer.measure?.base ?? null),
    element('g:brand', offer.brand),
    // In-store numbers have no GTIN.
    offer.gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', offer.gtin),
    element('g:product_type', offer.productType),
    optional('g:color', offer.color),
    optional('g:size', offer.size),
    element('g:shipping', [element('g:country', 'IN'), element('g:price', offer.delivery)]),
  ]);
}

function optional(name: string, text: string | null): Xml | null {
  return text === null ? null : element(name, text);
}
