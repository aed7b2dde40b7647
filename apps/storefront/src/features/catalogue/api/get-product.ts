import type { getProduct } from '@ilaneer/contract/catalogue';
import type { ProductView } from '@ilaneer/contract/product-view';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useIdle } from '../../../lib/use-idle.ts';
import { useProducts } from './get-all-products.ts';

/** Where the search for a product stands. */
export type ProductSearch =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly product: ProductView }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** A product out of the browser's copy of the catalogue, or asked for by itself when that doesn't have it. */
export function useProduct(id: string): ProductSearch {
  // One product comes sooner than all of them.
  const list = useProducts(useIdle());
  const listed = list.data?.find((product) => product.id === id);
  const single = useQuery({
    queryKey: ['product', id],
    enabled: listed === undefined,
    queryFn: ({ signal }) => request<typeof getProduct>('GET', '/getProduct/:id', { params: { id }, signal }),
    select: (reply) => reply.product,
  });
  const product = listed ?? single.data;
  if (product !== undefined) return { state: 'found', product };
  if (single.error instanceof ApiError && single.error.status === 404) return { state: 'missing' };
  if (single.error !== null) return { state: 'failed', retry: () => void single.refetch() };
  return { state: 'loading' };
}
