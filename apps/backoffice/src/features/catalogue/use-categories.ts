import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { useQuery } from '@tanstack/react-query';
import { fetchCategories } from './catalogue-calls.ts';

export function useCategories() {
  const query = useQuery({
    queryKey: ['category', 'list'],
    queryFn: ({ signal }) => fetchCategories(signal),
  });
  const all = query.data ?? [];
  const tree = all
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ category, below: all.filter(({ parentId }) => parentId === category.id) }));
  return { query, tree };
}

export function categoryOptions(
  tree: readonly { readonly category: CategoryEditView; readonly below: readonly CategoryEditView[] }[],
): { readonly id: string; readonly label: string }[] {
  return tree.flatMap(({ category, below }) => [
    { id: category.id, label: category.name },
    ...below.map(({ id, name }) => ({ id, label: `${category.name} › ${name}` })),
  ]);
}
