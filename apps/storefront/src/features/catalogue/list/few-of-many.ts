import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { queryClient } from '../../../lib/query-client.ts';
import { type CardsQuery, productCardsQuery, someCardsQuery } from '../get-product-cards.ts';

/** The cards that something is chosen from: all that there are, or what these queries find where they are too many. */
export async function cardsToChooseFrom(
  ...queries: readonly CardsQuery[]
): Promise<readonly ProductCardView[]> {
  const { cards, cursor } = await queryClient.fetchQuery(productCardsQuery);
  if (cursor === null) return cards;
  const found = await Promise.all(queries.map((query) => queryClient.fetchQuery(someCardsQuery(query))));
  const byId = new Map(found.flatMap((reply) => reply.cards.map((card) => [card.id, card])));
  return [...byId.values()];
}
