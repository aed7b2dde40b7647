import type { getAllProducts } from '@ilaneer/contract/catalogue/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS, queryClient } from '../../lib/query-client.ts';
import { storedQuery } from '../../lib/stored-query.ts';

/** What a screen says when the list can't be fetched, whatever the reason (CATALOGUE-25). */
export const PRODUCTS_FAILED = 'Failed to fetch products';

// Browsers keep 5 million characters for a shop, and a product takes thousands.
const MOST_KEPT = 2_000;

/** The whole catalogue: shown from the browser copy at once, fetched again when older than 5 minutes. */
export const allProductsQuery = queryOptions({
  queryKey: ['products'],
  staleTime: LIST_STALE_MS,
  ...storedQuery(
    'products',
    (signal) => request<typeof getAllProducts>('GET', '/getAllProducts', { signal }),
    ({ products }) => (products.length > MOST_KEPT ? 'never' : 'when idle'),
  ),
  select: (reply) => reply.products,
});

/** What the browser has of the catalogue and when that came, in ms; nothing is asked for. */
export function productsAtHand() {
  const options = queryClient.defaultQueryOptions(allProductsQuery);
  const { data, dataUpdatedAt } = queryClient.getQueryCache().build(queryClient, options).state;
  return { products: data?.products ?? [], updatedAt: dataUpdatedAt };
}

/** The products of the catalogue, newest first; a page that shows them further down may ask for them a little later. */
export function useProducts(enabled = true) {
  return useQuery({ ...allProductsQuery, enabled });
}
