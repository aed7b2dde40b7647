import { isSearch, type ProductFilter } from './filter-products.ts';

/** The products that a list is about. */
export type ProductScope = 'all' | 'merchandise';

/**
 * What a list of the merchandise is about: the merchandise, or everything when categories are chosen that the merchandise
 * does not have, so that a link to them shows what it promises. A search goes through everything: whoever types 'oil'
 * there wants oil, not nothing.
 */
export function merchandiseScope(
  filter: Pick<ProductFilter, 'categories' | 'searchQuery'>,
  merchandiseCategories: ReadonlySet<string>,
): ProductScope {
  if (isSearch(filter)) return 'all';
  return filter.categories.every((id) => id === 'all' || merchandiseCategories.has(id))
    ? 'merchandise'
    : 'all';
}
