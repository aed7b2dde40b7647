import { createHash } from 'node:crypto';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { cutAtLetter } from '../head/plain-text.ts';
import { offerFigures, offerName, plainAmount } from '../offer-figures.ts';
import { previewPath } from '../preview-path.ts';
import type { HeadDeps } from '../shop-page.ts';

/** Rupees with GST; single-line texts within Google's limits (Meta's are longer). Null is omitted. */
export type ListedOffer = {
  readonly id: string;
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly inStock: boolean;
  readonly quantity: number;
  readonly price: string;
  readonly salePrice: string | null;
  readonly mrp: string;
  readonly delivery: string;
  readonly brand: string;
  /** Null for in-store numbers. */
  readonly gtin: string | null;
  readonly productType: string;
  readonly color: string | null;
  readonly size: string | null;
  readonly measure: { readonly amount: string; readonly base: string } | null;
};

/** Google's product data specification. */
const MOST = { id: 50, title: 150, description: 5_000, brand: 70, productType: 750, color: 100, size: 100 };

export function listedOffers(deps: HeadDeps, product: ProductView): readonly ListedOffer[] {
  return product.variantCombinations.map((variant) => listedOffer(deps, product, variant));
}

function listedOffer(deps: HeadDeps, product: ProductView, variant: VariantView): ListedOffer {
  const { brand, config } = deps;
  const { price, listPrice, mrp, delivery } = offerFigures(variant, deps.delivery);
  const size = variant.variants.Size ?? variant.variants.Pack;
  const place = { product: product.id, variant: variant.variantId };
  return {
    id: listedId(variant.variantId),
    groupId: product.variantCombinations.length > 1 ? listedId(product.id) : null,
    title: lineOf(offerName(product, variant), MOST.title),
    description: lineOf(product.description, MOST.description),
    link: `${config.publicUrl}${productPath(place.product, place.variant)}`,
    imageLink: `${config.publicUrl}${previewPath(place)}`,
    inStock: variant.quantity > 0,
    quantity: variant.quantity,
    price: inRupees(listPrice ?? price),
    salePrice: listPrice === null ? null : inRupees(price),
    mrp: inRupees(mrp),
    delivery: inRupees(delivery),
    brand: lineOf(brand.name, MOST.brand),
    gtin: variant.gtin ?? null,
    productType: lineOf(product.categoryName, MOST.productType),
    color: variant.color === null ? null : lineOf(variant.color, MOST.color),
    size: size === undefined ? null : lineOf(size, MOST.size),
    measure: measureOf(variant),
  };
}

/** Stable and accepted by both; long ids end in a hash. */
function listedId(id: string): string {
  if (id.length <= MOST.id) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, HASH_LENGTH);
  return `${id.slice(0, MOST.id - HASH_LENGTH - 1)}-${hash}`;
}

const HASH_LENGTH = 16;

/** One line without invalid characters. */
function lineOf(text: string, most: number): string {
  const line = text
    .replace(/\p{Cs}|\p{Cn}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return cutAtLetter(line, most).trimEnd();
}

function inRupees(amount: Parameters<typeof plainAmount>[0]): string {
  return `${plainAmount(amount)} INR`;
}

const THOUSAND = 1_000;

/** Contents and unit for unit pricing; null for a single piece. */
function measureOf({ netQuantity }: VariantView): ListedOffer['measure'] {
  const { count, amount, unit } = netQuantity;
  const total = count * amount;
  if (total <= 0 || (unit === 'piece' && total === 1)) return null;
  switch (unit) {
    case 'ml':
      return { amount: `${total} ml`, base: total < THOUSAND ? '100 ml' : '1 l' };
    case 'g':
      return { amount: `${total} g`, base: total < THOUSAND ? '100 g' : '1 kg' };
    case 'piece':
      return { amount: `${total} ct`, base: '1 ct' };
  }
}
