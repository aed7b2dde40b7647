import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { queryClient } from '../../../lib/query-client.ts';
import { type CardsQuery, productCardsQuery, someCardsQuery } from '../get-product-cards.ts';

/** All, or these queries for large catalogues. */
export async function cardsToChooseFrom(
  ...queries: readonly CardsQuery[]
): Promise<readonly ProductCardView[]> {
  const { cards, cursor } = await queryClient.fetchQuery(productCardsQuery);
  if (cursor === null) return cards;
  const found = await Promise.all(queries.map((query) => queryClient.fetchQuery(someCardsQuery(query))));
  const byId = new Map(found.flatMap((reply) => reply.cards.map((card) => [card.id, card])));
  return [...byId.values()];
}
