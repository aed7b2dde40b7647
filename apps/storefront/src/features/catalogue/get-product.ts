import { ApiError } from '@ilaneer/client/api-errors';
import type { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

// Not found, or the server reads the address as no product's: an id that is none, or too long a one.
const NO_SUCH_PRODUCT: readonly number[] = [400, 404, 414, 422, 431];

/** Where the search for a product stands. */
export type ProductSearch = {
  readonly fetching: boolean;
  /** Asks the server for it again. */
  readonly refresh: () => void;
} & (
  | { readonly state: 'found'; readonly product: ProductView }
  | { readonly state: 'loading' | 'missing' | 'failed' }
);

/** A product with all that there is to it; lists know only its card. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const reply = await request<typeof getProduct>('GET', '/getProduct/:id', { params: { id }, signal });
      return reply.product;
    },
  });

/** Where the search for a product stands, for a screen. */
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

/** The pictures of a variant on its product's page, its own first. */
export function picturesOf(product: ProductView, variant: VariantView): VariantView['images'] {
  // The product's list shows every choice; here only what belongs to this one, and what they have in common.
  const ofChoices = new Set(
    product.variantCombinations.flatMap(({ images }) => images.map(({ url }) => url)),
  );
  return [...variant.images, ...product.images.filter(({ url }) => !ofChoices.has(url))];
}
