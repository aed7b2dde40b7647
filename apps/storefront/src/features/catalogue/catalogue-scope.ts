import type { ProductView } from '@ilaneer/contract/product-view';

/**
 * The products that the merchandise page is about: the merchandise, or everything when the address names
 * categories that the merchandise does not have, so that a link to them shows what it promises.
 */
export function merchandiseScope(
  products: readonly ProductView[],
  categories: readonly string[],
): readonly ProductView[] {
  const merchandise = products.filter((product) => product.merchandise);
  if (categories.includes('all')) return merchandise;
  const known = categoryIdsOf(merchandise);
  return categories.every((id) => known.has(id)) ? merchandise : products;
}

/** The categories and parent categories that products are in. */
export function categoryIdsOf(products: readonly ProductView[]): ReadonlySet<string> {
  return new Set(
    products.flatMap(({ categoryId, parentCategoryId }) =>
      parentCategoryId === null ? [categoryId] : [categoryId, parentCategoryId],
    ),
  );
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

/** The colours to offer: those of the products by name, or the default list when there are none (part 1 section 9). */
export function offeredColors(products: readonly ProductView[]): readonly string[] {
  const colors = products.flatMap((product) => product.variantCombinations.map((variant) => variant.color));
  const named = new Set(colors.filter((color) => color !== null));
  return named.size === 0 ? DEFAULT_COLORS : [...named].sort((one, other) => one.localeCompare(other));
}

/** The products that the catalogue page is about: all. */
export function wholeScope(products: readonly ProductView[]): readonly ProductView[] {
  return products;
}
