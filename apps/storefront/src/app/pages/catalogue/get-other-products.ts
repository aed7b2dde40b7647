import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { otherProducts } from '@ilaneer/domain/catalogue/other-products';
import { queryOptions } from '@tanstack/react-query';
import { productCardsQuery } from '../../../features/catalogue/get-product-cards.ts';
import { LIST_STALE_MS, queryClient } from '../../../lib/query-client.ts';

/** A few other products to look at; the page of a product comes with them, and not with the whole catalogue. */
export const otherProductsQuery = (product: ProductCardView) =>
  queryOptions({
    queryKey: ['other-products', product.id],
    staleTime: LIST_STALE_MS,
    queryFn: async () => otherProducts(product, (await queryClient.fetchQuery(productCardsQuery)).cards),
  });
