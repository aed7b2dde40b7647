import { readFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { isSearch } from '@ilaneer/domain/catalogue/filter-products';
import type { ProductScope } from '@ilaneer/domain/catalogue/product-scope';
import { preload } from 'react-dom';
import { productsInScope } from '../../features/catalogue/filters/catalogue-scope.ts';
import { productCardsQuery } from '../../features/catalogue/get-product-cards.ts';
import { queryClient } from '../../lib/query-client.ts';

// Preloads a list's largest picture (LCP), before rendering.

export async function askForFirstCards(
  scope: ProductScope,
  search: URLSearchParams,
  count: number,
): Promise<void> {
  const { cards, cursor } = await queryClient.fetchQuery(productCardsQuery);
  if (cursor !== null) return;
  const filter = readFilter(search);
  if (isSearch(filter) || filter.colors.length > 0) return;
  for (const { primaryImage } of productsInScope(scope, cards, filter).find(filter).slice(0, count)) {
    preload(primaryImage, { as: 'image', fetchPriority: 'high' });
  }
}
