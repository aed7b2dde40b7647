import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { PartOf } from '@ilaneer/contract/message/call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { storedQuery } from '../../lib/stored-query.ts';

/** CATALOGUE-25. */
export const PRODUCTS_FAILED = 'Failed to fetch products';

// Storage is 5 million characters; a card takes 1,600.
const MOST_KEPT = 2_000;

/** Copy first. Large catalogues reply with a page and a cursor; lists then page by themselves. */
export const productCardsQuery = queryOptions({
  queryKey: ['product-cards'],
  staleTime: LIST_STALE_MS,
  ...storedQuery(
    'products',
    (signal) => request<typeof getProductCards>('GET', '/product-cards', { query: {}, signal }),
    { storingOf: ({ cards }) => (cards.length > MOST_KEPT ? 'never' : 'when idle') },
  ),
  select: ({ cards, cursor }) => (cursor === null ? cards : null),
});

export function useProductCards(enabled = true) {
  return useQuery({ ...productCardsQuery, enabled });
}

export type CardsQuery = PartOf<typeof getProductCards, 'query'>;

export const someCardsQuery = (query: CardsQuery) =>
  queryOptions({
    queryKey: ['product-cards', 'some', query],
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) => request<typeof getProductCards>('GET', '/product-cards', { query, signal }),
  });
