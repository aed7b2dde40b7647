import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { originKey } from '@ilaneer/domain/catalogue/origin';
import { indexProducts, type ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { merchandiseScope, type ProductScope } from '@ilaneer/domain/catalogue/product-scope';

const indexes = new WeakMap<readonly ProductCardView[], ProductIndex<ProductCardView>>();
const merchandiseOf = new WeakMap<readonly ProductCardView[], readonly ProductCardView[]>();

export function productsInScope(
  scope: ProductScope,
  products: readonly ProductCardView[],
  filter: Pick<ProductFilter, 'categories' | 'searchQuery'>,
): ProductIndex<ProductCardView> {
  if (scope === 'all') return indexOf(products);
  const merchandise = indexOf(merchandiseIn(products));
  return merchandiseScope(filter, merchandise.categoryIds) === 'all' ? indexOf(products) : merchandise;
}

function indexOf(products: readonly ProductCardView[]): ProductIndex<ProductCardView> {
  const known = indexes.get(products);
  if (known !== undefined) return known;
  const index = indexProducts(products);
  indexes.set(products, index);
  return index;
}

function merchandiseIn(products: readonly ProductCardView[]): readonly ProductCardView[] {
  const known = merchandiseOf.get(products);
  if (known !== undefined) return known;
  const merchandise = products.filter((product) => product.merchandise);
  merchandiseOf.set(products, merchandise);
  return merchandise;
}

const DEFAULT_COLORS = [
  'Black',
  'White',
  'Red',
  'Blue',
  'Green',
  'Yellow',
  'Purple',
  'Pink',
  'Orange',
] as const;

/** By name, or the defaults (CATALOGUE-15). */
export function offeredColors(
  index: Pick<ProductIndex<ProductCardView>, 'colors'> | null,
): readonly string[] {
  return index === null || index.colors.length === 0 ? DEFAULT_COLORS : index.colors;
}

export function offeredCountries(
  index: Pick<ProductIndex<ProductCardView>, 'origins'> | null,
  chosen: readonly string[],
): readonly string[] {
  const offered = index?.origins ?? [];
  const known = new Set(offered.map(originKey));
  return [...offered, ...chosen.filter((one) => !known.has(originKey(one)))];
}
