import { ApiError } from '@ilaneer/client/api-errors';
import type { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

// Statuses of invalid or unknown ids.
const NO_SUCH_PRODUCT: readonly number[] = [400, 404, 414, 422, 431];

export type ProductSearch = {
  readonly fetching: boolean;
  readonly refresh: () => void;
} & (
  | { readonly state: 'found'; readonly product: ProductView }
  | { readonly state: 'loading' | 'missing' | 'failed' }
);

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const reply = await request<typeof getProduct>('GET', '/getProduct/:id', { params: { id }, signal });
      return reply.product;
    },
  });

export function useProduct(id: string): ProductSearch {
  const search = useQuery(productQuery(id));
  const { data: product, error, isFetching: fetching } = search;
  const refresh = () => void search.refetch();
  if (error instanceof ApiError && NO_SUCH_PRODUCT.includes(error.status)) {
    return { state: 'missing', fetching, refresh };
  }
  if (product !== undefined) return { state: 'found', product, fetching, refresh };
  return { state: error === null ? 'loading' : 'failed', fetching, refresh };
}

/** Own pictures first. */
export function picturesOf(product: ProductView, variant: VariantView): VariantView['images'] {
  // Excludes other choices' pictures.
  const ofChoices = new Set(
    product.variantCombinations.flatMap(({ images }) => images.map(({ url }) => url)),
  );
  return [...variant.images, ...product.images.filter(({ url }) => !ofChoices.has(url))];
}
