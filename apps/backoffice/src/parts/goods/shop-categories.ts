import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';

export type NamedGoods = { readonly id: string; readonly words: string };

// The shop's own call: not everyone who writes pages or promotions may read the catalogue of the staff app.
export function useShopCategories() {
  return useQuery({
    queryKey: ['category', 'shop'],
    queryFn: async ({ signal }): Promise<NamedGoods[]> => {
      const input = { query: { limit: 100 }, signal };
      const { categories } = await request<typeof getCategories>('GET', '/get-categories', input);
      return categories.flatMap(({ id, name, subcategories }) => [
        { id, words: name },
        ...subcategories.map((below) => ({ id: below.id, words: `${name} › ${below.name}` })),
      ]);
    },
  });
}
