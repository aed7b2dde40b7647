import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { otherProducts, otherProductsQueries } from '@ilaneer/domain/catalogue/other-products';
import { queryOptions } from '@tanstack/react-query';
import { cardsToChooseFrom } from '../../../features/catalogue/list/few-of-many.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';

/** For product pages without the whole catalogue. */
export const otherProductsQuery = (product: ProductCardView) =>
  queryOptions({
    queryKey: ['other-products', product.id],
    staleTime: LIST_STALE_MS,
    queryFn: async () => otherProducts(product, await cardsToChooseFrom(...otherProductsQueries(product))),
  });
