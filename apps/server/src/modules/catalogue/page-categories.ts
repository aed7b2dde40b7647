import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { type PageQuery, pageOf, paginationOf, windowOf } from '../../http/lists/paging.ts';
import type { CategoryRow } from './repository.ts';
import { toCategoryFields } from './views.ts';

export type CategoryQuery = PageQuery & {
  readonly search?: string;
  readonly parentCategory?: string;
};

export function pageCategories(
  categories: readonly CategoryRow[],
  query: CategoryQuery,
): ReplyOf<typeof getCategories> {
  const window = windowOf(query);
  // A blank parent counts as none.
  const parentCategory = query.parentCategory || null;
  const words = query.search?.toLowerCase() ?? '';
  const childrenOf = Map.groupBy(categories, (category) => category.parentId);
  const matches = (category: CategoryRow): boolean =>
    category.name.toLowerCase().includes(words) || category.hsnCode.includes(words);
  const found = (childrenOf.get(parentCategory) ?? []).filter(
    (category) =>
      words === '' ||
      matches(category) ||
      (childrenOf.get(category.id) ?? []).some((child) => matches(child)),
  );
  return {
    success: true,
    message: found.length === 0 ? 'No categories found' : 'Categories fetched successfully',
    categories: pageOf(found, window).map((category) => ({
      ...toCategoryFields(category),
      subcategories: (childrenOf.get(category.id) ?? []).map(toCategoryFields),
    })),
    pagination: paginationOf(window, found.length),
  };
}
