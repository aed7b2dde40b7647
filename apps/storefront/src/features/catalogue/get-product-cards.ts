import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { storedQuery } from '../../lib/stored-query.ts';

/** What a screen says when the list can't be fetched, whatever the reason (CATALOGUE-25). */
export const PRODUCTS_FAILED = 'Failed to fetch products';

// Browsers keep 5 million characters for a shop, and a card takes 1,600.
const MOST_KEPT = 2_000;

/** The cards of the whole catalogue: shown from the browser copy at once, fetched again when older than 5 minutes. */
export const productCardsQuery = queryOptions({
  queryKey: ['product-cards'],
  staleTime: LIST_STALE_MS,
  ...storedQuery(
    'products',
    (signal) => request<typeof getProductCards>('GET', '/product-cards', { query: {}, signal }),
    ({ cards }) => (cards.length > MOST_KEPT ? 'never' : 'when idle'),
  ),
  select: (reply) => reply.cards,
});

/** The cards of the catalogue, newest first; a page that shows them further down may ask for them a little later. */
export function useProductCards(enabled = true) {
  return useQuery({ ...productCardsQuery, enabled });
}
