import { queryOptions } from '@tanstack/react-query';
import { cardsToChooseFrom } from '../../features/catalogue/list/few-of-many.ts';
import { packProducts } from '../../features/home/home-packs.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';

// The plain ones have been there longest.
const PACKS = { category: 'coconut-oil,tender-coconut-water', sort: 'oldest', limit: 100 } as const;

/** The few products that the home page shows: it comes with them, and not with the whole catalogue. */
export const homeProductsQuery = queryOptions({
  queryKey: ['home-products'],
  staleTime: LIST_STALE_MS,
  queryFn: async () => packProducts(await cardsToChooseFrom(PACKS)),
});
