import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { offerFigures, offerName, plainAmount } from '../offer-figures.ts';
import { previewPath } from '../preview-path.ts';
import type { HeadDeps } from '../shop-page.ts';

/** A variant as merchants' lists want it: amounts in rupees with GST, addresses whole. Null is left out. */
export type ListedOffer = {
  readonly id: string;
  /** What the variants of a product have in common; null for the only one. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly inStock: boolean;
  readonly quantity: number;
  readonly price: string;
  /** What it costs now, when that is less than `price`. */
  readonly salePrice: string | null;
  readonly mrp: string;
  readonly delivery: string;
  readonly brand: string;
  readonly productType: string;
  readonly color: string | null;
  readonly size: string | null;
  readonly measure: { readonly amount: string; readonly base: string } | null;
};

const MOST_OF_A_TITLE = 150;
const MOST_OF_A_DESCRIPTION = 5_000;

/** The variants of a product that are shown in the shop. */
export function listedOffers(deps: HeadDeps, product: ProductView): readonly ListedOffer[] {
  return product.variantCombinations.map((variant) => listedOffer(deps, product, variant));
}

function listedOffer(deps: HeadDeps, product: ProductView, variant: VariantView): ListedOffer {
  const { brand, config } = deps;
  const { price, listPrice, mrp, delivery } = offerFigures(variant, deps.delivery);
  const place = { product: product.id, variant: variant.variantId };
  return {
    id: variant.variantId,
    groupId: product.variantCombinations.length > 1 ? product.id : null,
    title: offerName(product, variant).slice(0, MOST_OF_A_TITLE),
    description: product.description.slice(0, MOST_OF_A_DESCRIPTION),
    link: `${config.publicUrl}${productPath(place.product, place.variant)}`,
    imageLink: `${config.publicUrl}${previewPath(place)}`,
    inStock: variant.quantity > 0,
    quantity: variant.quantity,
    price: inRupees(listPrice ?? price),
    salePrice: listPrice === null ? null : inRupees(price),
    mrp: inRupees(mrp),
    delivery: inRupees(delivery),
    brand: brand.name,
    productType: product.categoryName,
    color: variant.color,
    size: variant.variants.Size ?? variant.variants.Pack ?? null,
    measure: measureOf(variant),
  };
}

function inRupees(amount: Parameters<typeof plainAmount>[0]): string {
  return `${plainAmount(amount)} INR`;
}

const THOUSAND = 1_000;

/** How much the price buys, and the measure that the list works out a unit price by; null for a single piece. */
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
