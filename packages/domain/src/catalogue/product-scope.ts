import { isSearch, type ProductFilter } from './filter-products.ts';

export type ProductScope = 'all' | 'merchandise';

/** Everything outside merchandise categories, and for a search. */
export function merchandiseScope(
  filter: Pick<ProductFilter, 'categories' | 'searchQuery'>,
  merchandiseCategories: ReadonlySet<string>,
): ProductScope {
  if (isSearch(filter)) return 'all';
  return filter.categories.every((id) => id === 'all' || merchandiseCategories.has(id))
    ? 'merchandise'
    : 'all';
}
