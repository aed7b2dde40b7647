import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { SectionView } from '@ilaneer/contract/page-sections';
import { sectionQuery } from '@ilaneer/domain/page/section-products';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { productCardsQuery } from '../../features/catalogue/get-product-cards.ts';
import { featuredProduct } from '../../features/catalogue/list/featured-cards.ts';
import { cardsToChooseFrom } from '../../features/catalogue/list/few-of-many.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { useIdle } from '../../lib/idle.ts';
import { LIST_STALE_MS, queryClient } from '../../lib/query-client.ts';

const MOST = 8;

/** Of the candidates those that the section shows. */
export function productsOf(
  section: SectionView,
  cards: readonly ProductCardView[],
): readonly ProductCardView[] {
  switch (section.kind) {
    case 'packs':
      return packProducts(section.groups, cards);
    case 'cards':
      return section.cards.flatMap((card) => featuredProduct(card, cards) ?? []);
    case 'products':
      return cards
        .filter(({ categoryId, parentCategoryId }) =>
          ['', categoryId, parentCategoryId].includes(section.category),
        )
        .toSorted((one, other) => Number(other.exclusive) - Number(one.exclusive))
        .slice(0, MOST);
    default:
      return [];
  }
}

/** The catalogue at hand suffices; a large one is asked for the categories of the section. */
export const sectionProductsQuery = (section: SectionView) => {
  const query = sectionQuery(section) ?? { category: '' };
  return queryOptions({
    queryKey: ['section-products', section.id, query.category ?? ''],
    staleTime: LIST_STALE_MS,
    initialData: () => {
      const known = queryClient.getQueryData(productCardsQuery.queryKey);
      return known?.cursor === null ? productsOf(section, known.cards) : undefined;
    },
    queryFn: async () => productsOf(section, await cardsToChooseFrom(query)),
  });
};

export function useSectionProducts(section: SectionView) {
  return useQuery({ ...sectionProductsQuery(section), enabled: useIdle() });
}
