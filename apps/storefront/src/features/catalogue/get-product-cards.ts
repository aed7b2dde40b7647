import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { PartOf } from '@ilaneer/contract/message/call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { storedQuery } from '../../lib/stored-query.ts';

/** What a screen says when the list can't be fetched, whatever the reason (CATALOGUE-25). */
export const PRODUCTS_FAILED = 'Failed to fetch products';

// Browsers keep 5 million characters for a shop, and a card takes 1,600.
const MOST_KEPT = 2_000;

/**
 * The cards of the whole catalogue: shown from the browser copy at once, fetched again when older than 5 minutes. A shop
 * of very many products sends a page instead, which stands for nothing but that: lists ask for pages of their own then.
 */
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

/**
 * The cards of the catalogue, newest first; null where they are too many. A page that shows them further down may ask
 * for them a little later.
 */
export function useProductCards(enabled = true) {
  return useQuery({ ...productCardsQuery, enabled });
}

/** What the call understands. */
export type CardsQuery = PartOf<typeof getProductCards, 'query'>;

/** A few cards of very many: what a query finds first. */
export const someCardsQuery = (query: CardsQuery) =>
  queryOptions({
    queryKey: ['product-cards', 'some', query],
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) => request<typeof getProductCards>('GET', '/product-cards', { query, signal }),
  });
