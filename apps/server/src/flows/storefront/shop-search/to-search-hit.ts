import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import type { SearchHit } from '@ilaneer/contract/catalogue/search';
import { namedVariant } from '../../../modules/catalogue/catalogue.ts';
import type { Readings } from '../../../modules/search/search.ts';

const LONGEST_LIST = 26;

export function toSearchHit(product: ProductView, readings: Readings): SearchHit {
  const named = namedVariant(product, readings);
  const offered = offeredOf(product);
  const cheapest = named ?? cheapestOf(offered);
  const prices = offered.map(({ price }) => price);
  return {
    productId: product.id,
    name: product.name,
    categoryName: product.categoryName,
    variantId: named?.variantId ?? null,
    variantHint: named === null ? choiceOf(product) : Object.values(named.variants).join(', '),
    imageUrl: named?.primaryImage ?? product.primaryImage,
    priceFrom: named?.price ?? Math.min(...prices),
    priceTo: named?.price ?? Math.max(...prices),
    gst: cheapest?.gst ?? 0,
    gstIncluded: cheapest?.gstIncluded ?? false,
    availability: named?.availability ?? product.availability,
    ...(product.rating !== undefined && { rating: product.rating }),
  };
}

// Sold-out variants count only if all are.
function offeredOf({ variantCombinations }: ProductView): readonly VariantView[] {
  const inStock = variantCombinations.filter(({ quantity }) => quantity > 0);
  return inStock.length > 0 ? inStock : variantCombinations;
}

function cheapestOf([first, ...others]: readonly VariantView[]): VariantView | undefined {
  return others.reduce((least, one) => (least !== undefined && one.price < least.price ? one : least), first);
}

function choiceOf({ variants: [option] }: ProductView): string {
  if (option === undefined) return '';
  const list = option.values.join(', ');
  return list.length <= LONGEST_LIST ? list : `${option.values.length} ${option.name.toLowerCase()}s`;
}
