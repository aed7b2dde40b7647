import type { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import type {
  changePromotion,
  listPromotions,
  makePromotion,
  PromotionForm,
  readPromotion,
  StaffPromotionView,
} from '@ilaneer/contract/staff/shop/promotions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import type { NamedGoods } from '../../parts/goods/shop-categories.ts';
import { request } from '../../session/staff-api.ts';

export const PROMOTIONS_KEY = ['promotion'];

export function usePromotions() {
  return useQuery({
    queryKey: [...PROMOTIONS_KEY, 'list'],
    queryFn: async ({ signal }) =>
      (await request<typeof listPromotions>('GET', '/staff/promotions', { signal })).promotions,
  });
}

export function usePromotion(promotionId: string) {
  return useQuery({
    queryKey: [...PROMOTIONS_KEY, promotionId],
    queryFn: async ({ signal }) => {
      const input = { params: { promotionId }, signal };
      return (await request<typeof readPromotion>('GET', '/staff/promotions/:promotionId', input)).promotion;
    },
    enabled: promotionId !== 'new',
  });
}

export async function addPromotion(body: PromotionForm): Promise<StaffPromotionView> {
  return (await request<typeof makePromotion>('POST', '/staff/promotions', { body })).promotion;
}

export async function savePromotion(
  { id, version }: Pick<StaffPromotionView, 'id' | 'version'>,
  body: PromotionForm,
): Promise<StaffPromotionView> {
  const input = { params: { promotionId: id }, headers: ifMatch(version), body };
  return (await request<typeof changePromotion>('PUT', '/staff/promotions/:promotionId', input)).promotion;
}

const SHORTEST = 2;

// The shop's own calls, as for categories.

export function useFoundProducts(search: string) {
  return useQuery({
    queryKey: ['product', 'shop', 'search', search],
    queryFn: async ({ signal }): Promise<NamedGoods[]> => {
      const input = { query: { q: search, limit: 8 }, signal };
      const { hits } = await request<typeof searchProducts>('GET', '/search', input);
      return hits.map(({ productId, name }) => ({ id: productId, words: name }));
    },
    enabled: search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
}

/** Until it is read, and for a product that is not in the shop: its id. */
export function useProductName(id: string): string {
  const { data } = useQuery({
    queryKey: ['product', 'shop', id],
    queryFn: async ({ signal }) =>
      (await request<typeof getProduct>('GET', '/getProduct/:id', { params: { id }, signal })).product.name,
    retry: false,
  });
  return data ?? id;
}
