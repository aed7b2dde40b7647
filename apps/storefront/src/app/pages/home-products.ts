import { HOME_PRODUCTS_QUERY } from '@ilaneer/domain/catalogue/home-products';
import { queryOptions } from '@tanstack/react-query';
import { cardsToChooseFrom } from '../../features/catalogue/list/few-of-many.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';

export const homeProductsQuery = queryOptions({
  queryKey: ['home-products'],
  staleTime: LIST_STALE_MS,
  queryFn: async () => packProducts(await cardsToChooseFrom(HOME_PRODUCTS_QUERY)),
});
