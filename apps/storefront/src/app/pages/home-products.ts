import { HOME_PRODUCTS_QUERY } from '@ilaneer/domain/catalogue/home-products';
import { queryOptions } from '@tanstack/react-query';
import { cardsToChooseFrom } from '../../features/catalogue/list/few-of-many.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';

/** The few products that the home page shows: it comes with them, and not with the whole catalogue. */
export const homeProductsQuery = queryOptions({
  queryKey: ['home-products'],
  staleTime: LIST_STALE_MS,
  queryFn: async () => packProducts(await cardsToChooseFrom(HOME_PRODUCTS_QUERY)),
});
