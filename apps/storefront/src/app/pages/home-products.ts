import { queryOptions } from '@tanstack/react-query';
import { productCardsQuery } from '../../features/catalogue/get-product-cards.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { LIST_STALE_MS, queryClient } from '../../lib/query-client.ts';

/** The few products that the home page shows: it comes with them, and not with the whole catalogue. */
export const homeProductsQuery = queryOptions({
  queryKey: ['home-products'],
  staleTime: LIST_STALE_MS,
  queryFn: async () => packProducts((await queryClient.fetchQuery(productCardsQuery)).cards),
});
