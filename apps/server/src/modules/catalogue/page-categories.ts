import type { ReplyOf } from '@ilaneer/contract/call';
import type { getCategories } from '@ilaneer/contract/catalogue';
import type { CategoryRow } from './repository.ts';
import { toCategoryFields } from './views.ts';

/** What get-categories may ask for. */
export type CategoryQuery = {
  readonly page?: number;
  readonly limit?: number;
  readonly search?: string;
  readonly parentCategory?: string;
};

const DEFAULT_LIMIT = 100;

/** One page of the categories: top-level ones with their subcategories, or the children of `parentCategory`. */
export function pageCategories(
  categories: readonly CategoryRow[],
  query: CategoryQuery,
): ReplyOf<typeof getCategories> {
  const { page = 1, limit = DEFAULT_LIMIT, parentCategory = null } = query;
  const words = query.search?.trim().toLowerCase() ?? '';
  const childrenOf = Map.groupBy(categories, (category) => category.parentId);
  const matches = (category: CategoryRow): boolean =>
    category.name.toLowerCase().includes(words) || category.hsnCode.includes(words);
  const found = (childrenOf.get(parentCategory) ?? []).filter(
    (category) =>
      words === '' ||
      matches(category) ||
      (childrenOf.get(category.id) ?? []).some((child) => matches(child)),
  );
  const shown = found.slice((page - 1) * limit, page * limit);
  return {
    success: true,
    message: found.length === 0 ? 'No categories found' : 'Categories fetched successfully',
    categories: shown.map((category) => ({
      ...toCategoryFields(category),
      subcategories: (childrenOf.get(category.id) ?? []).map(toCategoryFields),
    })),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(found.length / limit)),
      totalItems: found.length,
      itemsPerPage: limit,
    },
  };
}
